import { z } from 'zod';
import { endpoint } from '@/lib/platform/shared/endpoint';
import { noData, noInput, wireText } from '@/lib/platform/shared/wire';

/** The cookie by which server-rendered pages know who visits (DESIGN 8). */
export const sessionCookie = 'session';

export const exchangeToken = endpoint({
  name: 'exchangeToken',
  summary: 'Gives the session cookie for a token, so that pages opened in the native app know the visitor.',
  method: 'POST',
  path: '/api/account/exchange',
  auth: 'public',
  input: z.object({ token: wireText(512).min(1) }),
  data: noData,
  errors: ['Unauthorized'],
  limit: { max: 30, seconds: 60, strict: true },
  background: true,
});

export const leaveSession = endpoint({
  name: 'leaveSession',
  summary: 'Takes the session cookie away, after the native app has logged out.',
  method: 'POST',
  path: '/api/account/leave',
  auth: 'public',
  input: noInput,
  data: noData,
  limit: { max: 30, seconds: 60 },
  background: true,
});
