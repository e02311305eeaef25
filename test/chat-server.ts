import type { ChatMessage, ChatRoom, RoomEvent } from '@/lib/business/chat/contract';
import { type Answer, answerCalls, type MadeCall } from './answers';

const message = (seq: number, side: ChatMessage['side'], text: string, clientId = `id ${seq}`): ChatMessage => ({
  seq,
  side,
  text,
  clientId,
  at: '2026-11-20T12:00:00.000+08:00',
});

/** A server with one conversation of a visitor, which can lose answers. */
export class ChatServer {
  messages: ChatMessage[] = [];
  email: string | null = null;
  /** Failures of the next calls, in turn. */
  accidents: Partial<Record<string, ('lost before' | 'lost after' | Answer)[]>> = {};
  streams: ReadableStreamDefaultController<Uint8Array>[] = [];
  followed: string[] = [];
  seen: unknown[] = [];
  /** Whether the browser's key is valid. */
  keeps = true;
  isStaffed = false;

  /** Answers the calls of the page, and records them. */
  open(): MadeCall[] {
    const made = answerCalls({
      '/api/chat/room': () => this.answer('room', () => this.room()),
      '/api/chat/send': ({ text, clientId }) =>
        this.answer('send', () => this.add('visitor', String(text), String(clientId))),
      '/api/chat/email': ({ email }) => this.answer('email', () => this.keepEmail(String(email))),
      '/api/chat/seen': ({ seq }) => this.answer('seen', () => this.keepSeen(Number(seq))),
    });
    const envelopes = jest.mocked(fetch).getMockImplementation();
    jest.mocked(fetch).mockImplementation(async (input, init) => {
      const request = input as Request;
      if (new URL(request.url).pathname === '/api/chat/follow') return this.stream(request);
      return envelopes?.(input, init) as Promise<Response>;
    });
    return made;
  }

  room(): ChatRoom {
    const conversation = { state: 'open' as const, email: this.email, messages: this.messages.slice(-100) };
    return { isStaffed: this.isStaffed, conversation: this.messages.length && this.keeps ? conversation : null };
  }

  keepSeen(seq: number): null {
    this.seen.push(seq);
    return null;
  }

  add(side: ChatMessage['side'], text: string, clientId?: string): ChatMessage {
    const known = this.messages.find((one) => one.clientId === clientId);
    if (known) return known;
    const added = message(this.messages.length + 1, side, text, clientId);
    this.messages.push(added);
    this.say({ kind: 'message', message: added });
    return added;
  }

  say(event: RoomEvent) {
    const id = event.kind === 'message' ? `id: ${event.message.seq}\n` : '';
    for (const stream of this.streams) {
      stream.enqueue(new TextEncoder().encode(`${id}data: ${JSON.stringify(event)}\n\n`));
    }
  }

  keepEmail(email: string): null {
    this.email = email;
    return null;
  }

  breakStreams() {
    for (const stream of this.streams.splice(0)) stream.error(new TypeError('network'));
  }

  answer(path: string, work: () => unknown): Answer {
    const accident = this.accidents[path]?.shift();
    if (accident === 'lost before') return 'offline';
    if (accident && accident !== 'lost after') return accident;
    const data = work();
    return accident === 'lost after' ? 'offline' : { data };
  }

  stream(request: Request): Response {
    this.followed.push(`${new URL(request.url).searchParams.get('after')} ${request.headers.get('Last-Event-ID')}`);
    if (!this.keeps || this.messages.length === 0) {
      return Response.json({ code: 'NullPointer', message: 'none' }, { status: 404 });
    }
    const after = Number(request.headers.get('Last-Event-ID') ?? new URL(request.url).searchParams.get('after'));
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        this.streams.push(controller);
        request.signal.addEventListener('abort', () => {
          if (!this.streams.includes(controller)) return;
          this.streams.splice(this.streams.indexOf(controller), 1);
          controller.error(request.signal.reason);
        });
        const events = this.messages.filter(({ seq }) => seq > after);
        for (const one of events) {
          const event = { kind: 'message', message: one };
          controller.enqueue(new TextEncoder().encode(`id: ${one.seq}\ndata: ${JSON.stringify(event)}\n\n`));
        }
      },
    });
    return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } });
  }
}
