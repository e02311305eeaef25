import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { QuestionScreen } from '@/components/community/question/question-screen';
import { JsonLd } from '@/components/front/shell/json-ld';
import { ClientWords } from '@/lib/app/client-words';
import { pageFacts } from '@/lib/app/json-ld';
import { publicHead } from '@/lib/app/page-head';
import type { PageProps } from '@/lib/app/page-props';
import { truncate } from '@/lib/platform/shared/format/truncate';
import { questionJsonLd } from './json-ld';
import { readQuestionPage } from './read';

/** No question's page is made at build: each is made when it is first asked for, and kept until it is outdated. */
export const generateStaticParams = () => [];

async function read({ params }: PageProps<'id'>) {
  return readQuestionPage(await getLocale(), (await params).id);
}

export async function generateMetadata(props: PageProps<'id'>): Promise<Metadata> {
  const found = await read(props);
  const t = await getTranslations('questionPage');
  if (!found) return { title: t('missing.title') };
  const { id, title, text, language, author, topic, answerCount } = found.question;
  const facts = { nickname: author.nickname, topic: topic?.title ?? '', count: answerCount };
  return publicHead({
    path: `/questionDetail/${id}`,
    title: t('title', { title }),
    description: truncate(text.replaceAll(/\s+/g, ' ').trim(), 160) || t('description', facts),
    only: language,
  });
}

/** A question with its answers (specification section 2, /questionDetail/{id}). */
export default async function QuestionPage(props: PageProps<'id'>) {
  const { question, answers } = (await read(props)) ?? notFound();
  return (
    <ClientWords of={['question', 'questionPage', 'comment', 'like', 'format']}>
      <JsonLd data={questionJsonLd({ question, answers: answers.list, ...(await pageFacts()) })} />
      <QuestionScreen key={question.id} question={question} answers={answers} />
    </ClientWords>
  );
}
