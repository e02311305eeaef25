import { truncate } from '@/lib/platform/shared/format/truncate';

const length = 120;

/** The beginning of a text in one line. */
export const excerptOf = (text: string) => truncate(text.replaceAll(/\s+/g, ' ').trim(), length);
