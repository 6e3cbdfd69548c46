/* An engine in C: it builds in the row with the most legal hexes, else it plays by chance.
 *
 *     cc -O2 -o line_bot line_bot.c
 *     kingdom-builder-qt simulate --players engine:./line_bot,random
 *
 * docs/protocol.md explains the messages. The engine knows no rules: it chooses among `moves`.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MOST_LINE (1 << 20)
#define MOST_MOVES 8192

static char line[MOST_LINE], moves[MOST_LINE];

/* The row of the target of a move, -1 without one: the last word is a hex such as C7. */
static int row_of(const char *move)
{
    const char *word = strrchr(move, ' ');
    if (!word || word[1] < 'A' || word[1] > 'T' || word[2] < '0' || word[2] > '9')
        return -1;
    return word[1] - 'A';
}

static const char *choose(void)
{
    static char *all[MOST_MOVES];
    int count = 0, per_row[20] = {0}, best = -1;
    char *next = moves;
    while (next && count < MOST_MOVES) {
        char *end = strstr(next, ", ");
        if (end)
            *end = '\0';
        if (strcmp(next, "turn end") || !end) /* the end of the turn only if it is the last */
            all[count++] = next;
        next = end ? end + 2 : NULL;
    }
    for (int i = 0; i < count; i++) {
        int row = row_of(all[i]);
        if (row >= 0 && ++per_row[row] > (best < 0 ? 0 : per_row[best]))
            best = row;
    }
    int pick = rand() % count;
    for (int i = 0; i < count; i++, pick = (pick + 1) % count)
        if (best < 0 || row_of(all[pick]) == best)
            break;
    return all[pick];
}

int main(void)
{
    while (fgets(line, sizeof line, stdin)) {
        line[strcspn(line, "\r\n")] = '\0';
        if (!strncmp(line, "kbi ", 4))
            puts("id name Line\nid author the examples\nkbiok");
        else if (!strncmp(line, "ping ", 5))
            printf("pong %s\n", line + 5);
        else if (!strncmp(line, "newgame ", 8))
            srand((unsigned)strtoul(strchr(line + 8, ' '), NULL, 10)); /* seat, then seed */
        else if (!strncmp(line, "moves ", 6))
            strcpy(moves, line + 6);
        else if (!strncmp(line, "go", 2))
            printf("bestmove %s\n", choose());
        else if (!strcmp(line, "quit"))
            break;
        fflush(stdout);
    }
    return 0;
}
