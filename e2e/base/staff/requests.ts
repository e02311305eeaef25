import type { APIRequestContext } from '@playwright/test';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { expect, test } from '../../fixtures';
import { newEmail, newMobile } from '../../people/account/people';

/** Solves the proof of work that the server demands before a form. */
async function proof(request: APIRequestContext): Promise<string> {
  const { data: challenge } = await (await request.get('/api/proof/challenge')).json();
  const solution = await solveChallenge({ challenge, deriveKey });
  return btoa(JSON.stringify({ challenge, solution }));
}

async function send<Data>(request: APIRequestContext, path: string, fields: Record<string, string>): Promise<Data> {
  const multipart = {
    name: '李雷',
    mobile: newMobile().mobile,
    email: newEmail(),
    budget: 'under200k',
    message: '想在春天办一场光影节。\n三个晚上，河边。',
    consent: 'true',
    ...fields,
    proof: await proof(request),
  };
  const answer = await request.post(path, { multipart });
  const { code, data } = await answer.json();
  expect(code, path).toBe('OK');
  return data;
}

/** What a customer gets for a request. */
export interface Receipt {
  number: string;
  key: string;
}

/** A business customer's request, made by the form's call. */
export const sendRequest = (request: APIRequestContext, fields: { company: string } & Record<string, string>) =>
  send<Receipt>(request, '/api/cooperation/leads/send', { service: 'competitions', ...fields });

/**
 * A booking of the last week that is free for a position; bookings by hand take an early one. Each worker has a
 * position of its own: two requests at the same moment would find the same week free.
 */
export async function sendBooking(request: APIRequestContext, company: string): Promise<Receipt> {
  const { data } = await (await request.get('/api/advertising/slots')).json();
  const weeks: string[] = data.weeks;
  const taken: { product: string; week: string }[] = data.taken;
  const product = test.info().parallelIndex % 2 === 0 ? 'A4' : 'articleLink';
  const isFree = (week: string) => !taken.some((slot) => slot.product === product && slot.week === week);
  const slots = `${product}:${weeks.findLast(isFree)}`;
  return send<Receipt>(request, '/api/advertising/bookings/request', { company, slots });
}
