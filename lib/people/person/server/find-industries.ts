import type { Context } from '@/lib/platform/server/context';
import type { DictionaryEntry } from '../contract';
import { listIndustries } from './dictionary';

/** The industries of people and works, in the requested language. */
export async function findIndustries({ language }: Pick<Context, 'language'>): Promise<DictionaryEntry[]> {
  return listIndustries(language);
}
