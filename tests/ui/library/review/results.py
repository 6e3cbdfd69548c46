"""Made-up results of an analysis."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from kingdom_builder_qt.ai.advice import Advice, AdviceReason
from kingdom_builder_qt.ai.judgement import Judgement
from kingdom_builder_qt.core.moves import MANDATORY
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.game.analysis.review import PlayOn, ReviewResult, tasks
from kingdom_builder_qt.ui.library.review.review_job import ReviewJob


def judgement_of(job: ReviewJob, number: int, loss: float) -> Judgement:
    """Return a judgement with another build by Master, or the same one (no loss)."""
    decision = job.findings.plan.decisions[number]
    position = Position.sample(decision.view, Random(0), job.session.position.rules)
    moves = position.legal_moves((MANDATORY,))
    line = decision.line if not loss else (moves[-1],)
    reasons = (AdviceReason("gold", 3.0, position.rules.scores[0].card.id),)
    by_card = ((position.rules.scores[0].card.id, 4),)
    advice = Advice(line, (7, 7), (11, 7), by_card, 2.0, 0, reasons)
    return Judgement(decision.line, advice, 2.0 - loss, 2.0, (9, 7))


def leads_late(stage: int) -> int:
    """Return a clear lead of the first player from the fourth turn on."""
    return 30 if stage >= 4 else 0


def fill(
    job: ReviewJob,
    loss: Callable[[int], float] = lambda _: 0.0,
    lead: Callable[[int], int] = leads_late,
) -> None:
    """Give a job of two players all its results.

    `loss`: of gold in a decision. `lead`: of the first player in a stage.
    """
    for task in tasks(job.findings.plan):
        if isinstance(task, PlayOn):
            gold = 40 + lead(task.stage) + task.number
            job.findings.add(ReviewResult(task, gold=(gold, 41)))
        else:
            found = judgement_of(job, task.decision, loss(task.decision))
            job.findings.add(ReviewResult(task, judgement=found))
    job.changed.emit()
