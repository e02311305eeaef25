import type { Metadata } from 'next';
import type { Action } from '@/lib/base/permission/contract';
import { mayDo } from '@/lib/base/permission/port';
import { defaultLanguage } from '@/lib/platform/shared/language';
import { callerContext } from './caller-context';

/** What a page of the console says of itself to those who may open it. To others its title would tell that it is there. */
export async function consoleMetadata(action: Action, title: string): Promise<Metadata> {
  return mayDo(await callerContext(defaultLanguage), action) ? { title } : {};
}
