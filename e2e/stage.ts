import { randomInt, randomUUID } from 'node:crypto';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { v7 as uuidv7 } from 'uuid';
import { nameKey } from '../lib/community/topic/rules/name-key';
import { nicknameKey } from '../lib/people/person/rules/nickname';

/**
 * What journeys need without testing it, created as rows and files beside the running product: people without code,
 * outbox and hash, works without upload and encoding.
 */
export type Row = Record<string, string | number | null>;

let opened: Sqlite.Database | undefined;

/** The product's own database; a write waits for those of the product. */
export function database(): Sqlite.Database {
  opened ??= new Sqlite(join(process.env.PRODUCT_DATA ?? '', 'lightfield.db'), { timeout: 20_000 });
  return opened;
}

/** Writes in one transaction, which takes the lock first: one that has read before could not wait for it. */
export function atOnce<Result>(write: () => Result): Result {
  return database().transaction(write).immediate();
}

/** A row that is there. */
export function find(table: string, column: string, value: string): Row {
  const row = database().prepare(`select * from ${table} where ${column} = ?`).get(value);
  if (!row) throw new Error(`There is no row of ${table} whose ${column} is ${value}.`);
  return row as Row;
}

export function insert(table: string, row: Row) {
  const columns = Object.keys(row);
  const places = columns.map((column) => `@${column}`).join(', ');
  database()
    .prepare(`insert into ${table} (${columns.join(', ')}) values (${places})`)
    .run(row);
}

/** A new person of the demonstration; others are copies, including the password. */
const model = 'person-audience';

export interface NewPerson {
  nickname: string;
  /** E.164; null for none. */
  phone: string | null;
  email: string | null;
  staffRole?: string;
}

/** Creates a person with an account and the password of the demonstration; returns the id. */
export function addPerson({ nickname, phone, email, staffRole = undefined }: NewPerson): string {
  const id = randomUUID();
  const times = { created_at: Date.now(), updated_at: Date.now() };
  const nobody = { follower_count: 0, following_count: 0 };
  const person = { ...find('person', 'id', model), ...nobody, id, nickname, nickname_key: nicknameKey(nickname) };
  const user = { ...find('account_user', 'id', model), ...times, id, phone, email, email_verified: email ? 1 : 0 };
  const password = { ...find('account_credential', 'user_id', model), ...times, id: randomUUID() };
  atOnce(() => {
    insert('person', { ...person, created_at: Date.now() });
    insert('account_user', { ...user, staff_role: staffRole ?? null });
    insert('account_credential', { ...password, user_id: id, account_id: id });
  });
  return id;
}

/** Creates a question of a person in a channel, with nobody's answers; returns its id. */
export function addQuestion(askerId: string, title: string, topicId = 'topic-02'): string {
  const id = randomUUID();
  const times = { created_at: Date.now(), active_at: Date.now(), edited_at: null, closed_at: null };
  const nothing = { accepted_id: null, answer_count: 0, like_count: 0, comment_count: 0, revision: 0 };
  const model = find('question', 'id', 'question-001');
  insert('question', { ...model, ...times, ...nothing, id, topic_id: topicId, author_id: askerId, title, text: '' });
  return id;
}

/** Creates a public channel of a host, with banners of these titles; returns its id. */
export function addChannel(hostId: string, banners: readonly string[] = []): string {
  const id = randomUUID();
  const own = { creator_id: hostId, member_count: 1, video_count: 0, featured_at: null };
  const names = { name_zh: `频道 ${id}`, name_key: nameKey(`频道 ${id}`), name_en: null, name_en_key: '' };
  atOnce(() => {
    insert('topic', { ...find('topic', 'id', 'topic-02'), ...own, ...names, id });
    insert('topic_member', {
      topic_id: id,
      person_id: hostId,
      role: 'host',
      created_at: Date.now(),
      seen_at: Date.now(),
    });
    for (const [index, title] of banners.entries()) {
      const place = { id: randomUUID(), topic_id: id, position: index + 1, title };
      insert('topic_banner', { ...find('topic_banner', 'id', `topic-02-banner-${index + 1}`), ...place });
    }
  });
  return id;
}

/** What an order of a journey is for, its sum in fen, and how long it can be paid, in ms. */
export interface StagedOrder {
  kind: 'topUp' | 'ticket' | 'membership' | 'recruitment';
  titleZh: string;
  titleEn: string;
  totalFen: number;
  payableFor?: number;
}

/** Creates an unpaid order of a person, of a kind whose seller is still to come; returns its id. */
export function addOrder(
  personId: string,
  { kind, titleZh, titleEn, totalFen, payableFor = 900_000 }: StagedOrder,
): string {
  const [id, now] = [uuidv7(), Date.now()];
  const number = `20261126${String(randomInt(10 ** 10)).padStart(10, '0')}`;
  const titles = { title_zh: titleZh, title_en: titleEn };
  const sums = { total_fen: totalFen, refunding_fen: 0, refunded_fen: 0 };
  const times = { created_at: now, expires_at: now + payableFor, paid_at: null };
  const own = {
    id,
    number,
    person_id: personId,
    client_id: randomUUID(),
    kind,
    state: 'pending',
    way: null,
    revision: 1,
  };
  const placed = { order_id: id, revision: 1, at: now, step: 'placed', way: null, amount_fen: null, note: '' };
  atOnce(() => {
    insert('sale_order', { ...own, ...titles, ...sums, ...times });
    insert('sale_order_line', { order_id: id, position: 0, product: 'x', ...titles, quantity: 1, unit_fen: totalFen });
    insert('sale_order_event', { ...placed, by_id: personId });
  });
  return id;
}

/** The time to pay an order is over. */
export function letExpire(orderId: string): void {
  database()
    .prepare('update sale_order set expires_at = ? where id = ?')
    .run(Date.now() - 1, orderId);
}

/** What costs ¥50, where nothing depends on it. */
const seat: StagedOrder = { kind: 'ticket', titleZh: '光之夜', titleEn: 'Night of light', totalFen: 5000 };

/** The same, paid from the wallet; returns its id and number. */
export function addPaidOrder(personId: string, sold: StagedOrder = seat): { id: string; number: string } {
  const id = addOrder(personId, sold);
  const at = Date.now();
  const step = { order_id: id, revision: 2, at, step: 'paid', way: 'wallet', amount_fen: null, note: '' };
  return atOnce(() => {
    insert('sale_order_event', { ...step, by_id: personId });
    return database()
      .prepare(
        "update sale_order set state = 'paid', way = 'wallet', revision = 2, paid_at = ? where id = ? returning id, number",
      )
      .get(at, id) as { id: string; number: string };
  });
}

/** Asks for a refund of ¥20 of an order that was paid at the counter, which does not make it: staff are to decide. */
export function addStuckRefund(orderId: string): void {
  const order = find('sale_order', 'id', orderId);
  const [payment, amount_fen, at] = [find('payment', 'order_id', orderId), 2000, Date.now()];
  const revision = Number(order.revision) + 1;
  const asked = { id: uuidv7(), order_id: orderId, payment_id: String(payment.id), client_id: randomUUID() };
  const stuck = {
    goal: 'original',
    state: 'stuck',
    amount_fen,
    reason: 'Immeasurably '.repeat(6).trim(),
    asked_at: at,
  };
  const none = { asked_by: null, ask_at: null, refund_id: null, accepted_at: null, done_at: null, is_surplus: 0 };
  const step = { order_id: orderId, revision, at, step: 'refundAsked', way: null, amount_fen, note: stuck.reason };
  atOnce(() => {
    insert('payment_refund', { ...asked, ...stuck, ...none, out_refund_no: `${order.number}R0`, attempts: 1 });
    insert('sale_order_event', { ...step, by_id: null });
    database()
      .prepare('update sale_order set refunding_fen = ?, revision = ? where id = ?')
      .run(amount_fen, revision, orderId);
  });
}

/** Has the running product do a job now, such as one that waits for an hour of the day. */
export function runJob(kind: string, payload: object): void {
  const now = Date.now();
  const job = { id: uuidv7(), kind, payload: JSON.stringify(payload), unique_key: null, state: 'waiting' };
  insert('job', { ...job, run_at: now, attempts: 0, created_at: now });
}

/** Lets an account log in by the chat app too, as who has this id at its service account. */
export function bindChatApp(userId: string, openId: string): void {
  const own = { id: randomUUID(), provider_id: 'wechat', account_id: openId, open_id: openId, password: null };
  insert('account_credential', { ...find('account_credential', 'user_id', userId), ...own });
}

/** Copies the database as it is, without its jobs, for another product that runs beside this one. */
export function copyDatabase(file: string): void {
  database().prepare('vacuum into ?').run(file);
  const copy = new Sqlite(file);
  copy.prepare('delete from job').run();
  copy.close();
}

/** Copies a work with a film and a cover as a person's draft; returns its id. Its files are copied too. */
export function copyWork(from: string, authorId: string): string {
  const id = randomUUID();
  const work = find('video', 'id', from);
  copyFiles(`works/${from}/`, from, id);
  const cover = String(work.cover).replaceAll(from, id);
  atOnce(() => {
    insert('video', { ...work, id, cover, author_id: authorId, created_at: Date.now() });
    insert('video_source', filmOf(from, id));
  });
  return id;
}

/**
 * Gives a work of the demonstration the film of another work; one that has a film keeps it. Its cached pages are
 * dropped within a second.
 */
export function giveFilm(from: string, to: string): void {
  const has = database().prepare('select 1 from video_source where video_id = ?');
  // Of two workers that give the same film, the second finds it there.
  atOnce(() => {
    if (has.get(to)) return;
    insert('video_source', filmOf(from, to));
    insert('page_invalidation', { id: uuidv7(), tag: `video:${to}`, created_at: Date.now() });
  });
}

/** The row of a film copied to another work, with its files. */
function filmOf(from: string, to: string): Row {
  const source = find('video_source', 'video_id', from);
  const moved = (key: unknown) => String(key).replaceAll(from, to);
  copyFiles(String(source.folder), from, to);
  const files = { folder: moved(source.folder), original: moved(source.original), download: moved(source.download) };
  return { ...source, ...files, video_id: to, upload_id: null };
}

/** Copies a folder of the media storage, with one id replaced by the other in its path. */
function copyFiles(folder: string, from: string, to: string) {
  const media = join(process.env.PRODUCT_DATA ?? '', 'media');
  cpSync(join(media, folder), join(media, folder.replaceAll(from, to)), { recursive: true });
}
