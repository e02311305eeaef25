import { z } from 'zod';

const template = z.object({
  touser: z.string(),
  template_id: z.string(),
  url: z.url(),
  client_msg_id: z.string().max(32),
  data: z.record(z.string(), z.object({ value: z.string().min(1).max(20) })),
});

/** A message of a template that somebody got. */
export type Delivered = z.output<typeof template>;

/** What WeChat knows of messages. */
export interface TemplateState {
  /** The messages that people got. */
  delivered: Delivered[];
  /** The open ids of those who do not follow the account. */
  strangers: Set<string>;
  /** The error code with which it refuses every message. */
  refusal: number | null;
}

type State = TemplateState & { now(): number; failure: string | null; tokens: ReadonlyMap<string, number> };

/** WeChat's sendTemplateMessage: one message for each key and person, to those alone who follow the account. */
export function takeTemplate(state: State, query: URLSearchParams, body: string): Record<string, unknown> {
  if (state.failure === 'busy') return { errcode: -1, errmsg: 'system error' };
  const expiresAt = state.tokens.get(query.get('access_token') ?? '');
  if (expiresAt === undefined) return { errcode: 40001, errmsg: 'invalid credential' };
  if (expiresAt <= state.now()) return { errcode: 42001, errmsg: 'access_token expired' };
  if (state.refusal !== null) return { errcode: state.refusal, errmsg: 'refused' };
  const message = template.safeParse(JSON.parse(body)).data;
  if (!message) return { errcode: 47003, errmsg: 'argument invalid' };
  if (state.strangers.has(message.touser)) return { errcode: 43004, errmsg: 'require subscribe' };
  const isKnown = state.delivered.some(
    (one) => one.touser === message.touser && one.client_msg_id === message.client_msg_id,
  );
  if (!isKnown) state.delivered.push(message);
  // Larger than a number holds.
  return { errcode: 0, errmsg: 'ok', msgid: '200228332000000000000' };
}
