import type { Context } from '@/lib/platform/server/context';
import type { DictionaryEntry } from '../contract';
import { listProfessions } from './dictionary';

/** The professions of people, in the requested language. */
export async function findProfessions({ language }: Pick<Context, 'language'>): Promise<DictionaryEntry[]> {
  return listProfessions(language);
}
