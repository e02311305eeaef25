import type { Context } from '@/lib/platform/server/context';
import type { DictionaryEntry } from '../contract';
import { listIndustries } from './dictionary';

/** The industries that people and works belong to, in the language asked for. */
export async function findIndustries({ language }: Pick<Context, 'language'>): Promise<DictionaryEntry[]> {
  return listIndustries(language);
}
