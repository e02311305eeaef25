import type { Notice } from '@/lib/base/notice/port';

/** The parts of a notice without a column of their own. */
export type Detail = Pick<Notice, 'quote' | 'answers' | 'path' | 'values'>;

/** As JSON, without undefined parts. */
export function writeDetail({ quote, answers, path, values }: Notice): string {
  return JSON.stringify({ quote, answers, path, values } satisfies Detail);
}

export function readDetail(detail: string): Detail {
  return JSON.parse(detail) as Detail;
}
