import { absoluteUrl, type PageFacts } from '@/lib/app/json-ld';
import type { Answer, PostAuthor, QuestionDetail } from '@/lib/community/question/contract';
import { answerPath, questionPath } from '@/lib/community/question/rules/post-paths';
import { channelPath } from '@/lib/community/topic/rules/channel-path';
import { creatorPath } from '@/lib/front/centre/rules/entries';
import { breadcrumbs } from '@/lib/platform/i18n/breadcrumbs';
import { languageNames } from '@/lib/platform/shared/language';

interface QuestionFacts extends PageFacts {
  question: QuestionDetail;
  answers: readonly Answer[];
}

/** Describes a question with its answers to search engines. */
export function questionJsonLd({ question, answers, ...facts }: QuestionFacts): Record<string, unknown> {
  // A question has one language, and one address.
  const site = { language: question.language, siteUrl: facts.siteUrl };
  const { id, title, text, topic, accepted } = question;
  const url = absoluteUrl(site, questionPath(id));
  const person = ({ userId, nickname }: PostAuthor) => ({
    '@type': 'Person',
    name: nickname,
    url: userId ? absoluteUrl(site, creatorPath(userId)) : undefined,
  });
  const reply = (answer: Answer) => ({
    '@type': 'Answer',
    text: answer.text,
    url: absoluteUrl(site, answerPath(id, answer.id)),
    inLanguage: languageNames[answer.language].html,
    dateCreated: answer.answeredAt,
    dateModified: answer.editedAt ?? undefined,
    upvoteCount: answer.likeCount,
    author: person(answer.author),
  });
  const asked = {
    '@type': 'Question',
    name: title,
    text: text || title,
    url,
    inLanguage: languageNames[question.language].html,
    dateCreated: question.askedAt,
    dateModified: question.editedAt ?? undefined,
    answerCount: question.answerCount,
    upvoteCount: question.likeCount,
    author: person(question.author),
    acceptedAnswer: accepted ? reply(accepted) : undefined,
    suggestedAnswer: answers.length > 0 ? answers.map(reply) : undefined,
  };
  const trail = [
    { name: facts.home, path: '/' },
    ...(topic ? [{ name: topic.title, path: channelPath(topic.id) }] : []),
    { name: title, path: questionPath(id) },
  ];
  const page = { '@type': 'QAPage', '@id': url, url, mainEntity: asked };
  return { '@graph': [page, breadcrumbs(facts.language, facts.siteUrl, trail)] };
}
