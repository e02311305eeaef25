import type { OwnPostsProps } from '@/components/community/question/own/own-screen';
import { ownTabs } from '@/components/community/question/own/tabs';
import { tabOf } from '@/components/ui/tab';
import type { PersonContext } from '@/lib/app/caller-context';
import { listOwnAnswers } from '@/lib/community/question/server/answers/own-answers';
import { listOwnQuestions } from '@/lib/community/question/server/questions/list-own-questions';

const firstPage = { pageIndex: 1, pageSize: 20 };

/** The first page of the list that the address names. */
export async function readOwnPosts(context: PersonContext, tab: unknown): Promise<OwnPostsProps> {
  const initial = tabOf(ownTabs, tab);
  return {
    initial,
    questions: initial === 'questions' ? await listOwnQuestions(context, firstPage) : null,
    answers: initial === 'answers' ? await listOwnAnswers(context, firstPage) : null,
  };
}
