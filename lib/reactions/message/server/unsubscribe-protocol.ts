import type { Protocol } from '@/lib/platform/server/api/protocol';
import { readInput } from '@/lib/platform/server/api/read-input';
import type { Context } from '@/lib/platform/server/context';
import { writingLimit } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { mailToken } from '../contract';
import { saveMailWish } from './mail-wish';

/** As much as a mail program sends; its form has one field. */
const mostBytes = 4096;

/**
 * One press in a mail program ends the mails (RFC 8058): a POST to the address of the mail's own header, without a login and from
 * no page. A GET changes nothing, since whatever looks through mails follows its links; it leads to the page with the button.
 */
export const unsubscribeProtocol: Protocol = {
  name: 'unsubscribe',
  methods: ['GET', 'POST'],
  paths: ['/api/message/unsubscribe'],
  auth: 'public',
  // Mail programs press for many people from one address.
  limit: writingLimit({ max: 600, seconds: 3600 }),
  async serve(context, request) {
    const token = mailToken.safeParse(new URL(request.url).searchParams.get('token')).data;
    if (token === undefined) throw new CodedError('LinkExpired');
    if (request.method !== 'POST') return leadToPage(token);
    await endMails(context, request, token);
    return new Response(null, { status: 204 });
  },
};

function leadToPage(token: string): Response {
  return new Response(null, { status: 303, headers: { Location: `/unsubscribe?${new URLSearchParams({ token })}` } });
}

async function endMails(context: Context, request: Request, token: string): Promise<void> {
  const input = (await readInput(request, mostBytes)) as Record<string, unknown>;
  if (input['List-Unsubscribe'] !== 'One-Click') throw new CodedError('400');
  await saveMailWish(context, { token, wanted: [] });
}
