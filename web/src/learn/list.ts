/** Lessons and tips of the games; asked once. */
import { api, type LessonList } from "@/lib/api";

const answers = new Map<string, Promise<LessonList>>();

export function lessonsOf(game: string): Promise<LessonList> {
  const known = answers.get(game);
  if (known) return known;
  const answer = api.lessons(game).catch((error: unknown) => {
    answers.delete(game); // ask again next time
    throw error;
  });
  answers.set(game, answer);
  return answer;
}

export const lessonPath = (game: string, lesson: string): string => `/learn/${game}/${lesson}`;
