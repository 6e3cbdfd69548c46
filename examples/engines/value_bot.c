/* An engine in C: it builds by new castles and locations, and by water or mountains for the cards.
 *
 *     cc -O2 -o value_bot value_bot.c
 *     kingdom-builder-qt simulate --players engine:./value_bot,random
 *
 * docs/protocol.md explains the messages. The engine knows no rules: it chooses among `moves`.
 */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define SIZE 20

static char line[1 << 20], moves[1 << 20];
static char map[SIZE][SIZE]; /* small letters are terrains, '*' is a place beside an own piece */
static int water_gold, mountain_gold;

/* Value a hex by the hexes around it, of which every second row lies half a hex to the right.
 * `marks`: a piece comes there, and its castles and locations bring nothing more. */
static int value(const char *hex, int marks)
{
    int row = hex[0] - 'A', column = atoi(hex + 1) - 1, shift = row % 2;
    int places = 0, water = 0, mountain = 0;
    int rows[] = {0, 0, -1, -1, 1, 1}, columns[] = {-1, 1, shift - 1, shift, shift - 1, shift};
    if (row < 0 || row >= SIZE || column < 0 || column >= SIZE)
        return 0; /* on the island, or no hex */
    for (int i = 0; i < 6; i++) {
        int r = row + rows[i], c = column + columns[i];
        if (r < 0 || r >= SIZE || c < 0 || c >= SIZE)
            continue;
        places += isupper((unsigned char)map[r][c]) != 0;
        water |= map[r][c] == 'w' && map[row][column] != 'w';
        mountain |= map[r][c] == 'm';
        if (marks && isupper((unsigned char)map[r][c]))
            map[r][c] = '*';
    }
    return 5 * places + water_gold * water + mountain_gold * mountain;
}

/* Estimate a move such as `mandatory build C7` or `tile:paddock move C7 C9`. */
static int gain(const char *move)
{
    char verb[16] = "", first[16] = "", second[16] = "";
    sscanf(move, "%*s %15s %15s %15s", verb, first, second);
    if (*second)
        return value(second, 0) - value(first, 0);
    return strcmp(verb, "end") ? 1 + value(first, 0) : 0;
}

static char *choose(void)
{
    char *best = moves;
    int most = -100, equal = 0;
    for (char *move = strtok(moves, ","); move; move = strtok(NULL, ",")) {
        move += *move == ' ';
        int found = gain(move);
        equal = found > most ? 1 : equal + (found == most);
        if (found > most || (found == most && rand() % equal == 0)) /* chance between equal ones */
            best = move, most = found;
    }
    value(strrchr(best, ' ') + 1, 1);
    return best;
}

int main(void)
{
    while (fgets(line, sizeof line, stdin)) {
        line[strcspn(line, "\r\n")] = '\0';
        if (!strncmp(line, "kbi ", 4))
            puts("id name Value\nid author the examples\nkbiok");
        else if (!strncmp(line, "ping ", 5))
            printf("pong %s\n", line + 5);
        else if (!strncmp(line, "newgame ", 8)) {
            srand((unsigned)strtoul(strchr(line + 8, ' '), NULL, 10)); /* seat, then seed */
            water_gold = strstr(line, "fishermen") != NULL;
            mountain_gold = strstr(line, "miners") != NULL;
        } else if (!strncmp(line, "map ", 4)) {
            int i = 0;
            for (char *next = line + 5; i < SIZE * SIZE && *next && *next != ','; next++)
                if (*next != '/')
                    map[i / SIZE][i % SIZE] = *next, i++;
        } else if (!strncmp(line, "moves ", 6))
            strcpy(moves, line + 6);
        else if (!strncmp(line, "go", 2))
            printf("bestmove %s\n", choose());
        else if (!strcmp(line, "quit"))
            break;
        fflush(stdout);
    }
    return 0;
}
