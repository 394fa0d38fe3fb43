import type { Terminal } from "./main.ts";

export const help = `adjudge tells how well an ad image will work.

  adjudge score FILE... [--json | --jsonl | --csv] [--min N] [--workers N] [--critic]
  adjudge compare FIRST SECOND [--json] [--critic]
  adjudge copy [--jsonl] < lines

score    Overall, contrast, recall and copy engagement of jpg, png and webp files; a folder stands for the pictures in it.
         --json   everything that was found, as JSON     --jsonl  one JSON line a file
         --csv    one row a file, with a head         --min N  exit 1 when an overall score is below N,
                                                               3 when one is withheld and none is below
compare  Which of two is likely better, with the chance of it.
copy     Recall and engagement of each line of text read from the input.

--critic  adds the opinion of the vision model that CRITIC_URL and CRITIC_MODEL name (docs/critic.md). Pictures are sent
          there, and nowhere without it.

A picture that is no ad, or that cannot be read, gets no overall score: null in JSON, with the reason beside it.

Exit: 0 done, 1 below the minimum, 2 a file could not be scored or the command is wrong, 3 a score is withheld.
`;

/** Asked for, so it is no failure. */
export const printHelp = ({ stdout }: Pick<Terminal, "stdout">): number => {
  stdout.write(help);
  return 0;
};
