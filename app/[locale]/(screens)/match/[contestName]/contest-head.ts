import type { Metadata } from 'next';
import { getLocale } from 'next-intl/server';
import { publicHead } from '@/lib/app/page-head';
import type { ContestDetail } from '@/lib/events/contest/contract';
import { readIsInOne } from './read-contest';

interface ContestPage {
  /** Without language prefix. */
  path: string;
  title: string;
  description: string;
  /** A picture of its own, by its media key; by default that of the contest. */
  picture?: string | null;
}

/** Metadata of a page of a contest: its picture, and both languages where its announcement is in both. */
export async function contestHead(contest: ContestDetail, page: ContestPage): Promise<Metadata> {
  const { thumb, titleLanguage } = contest;
  const isInOne = await readIsInOne(await getLocale(), contest);
  return publicHead({ picture: thumb, ...page, ...(isInOne && { only: titleLanguage }) });
}
