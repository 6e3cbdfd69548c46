"""The running game as Qt objects: controller, seats, explainer, computer players. No widgets."""
