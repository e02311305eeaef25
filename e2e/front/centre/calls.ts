import type { APIRequestContext } from '@playwright/test';
import { expect } from '../../fixtures';
import type { Person } from '../../people/account/people';

/** Calls the API as a visitor, in a language, and returns the data of the answer. */
export async function ask<Data>(request: APIRequestContext, path: string, language: 'zh' | 'en' = 'zh'): Promise<Data> {
  const answer = await request.get(path, { headers: { Language: language === 'zh' ? 'zh_cn' : 'en_us' } });
  return (await answer.json()).data;
}

/** Makes a call as the person of this request context; with a form it writes. Expects success. */
export async function callAs<Data>(
  request: APIRequestContext,
  { token }: Pick<Person, 'token'>,
  path: string,
  form?: Record<string, string>,
): Promise<Data> {
  const headers = { Authorization: `Bearer ${token}` };
  const answer = form ? await request.post(path, { headers, form }) : await request.get(path, { headers });
  const { code, data } = await answer.json();
  expect(code, path).toBe('OK');
  return data;
}
