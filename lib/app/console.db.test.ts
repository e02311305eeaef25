import { mostWaiting } from '@/lib/base/staff/codes';
import type { JobCode } from '@/lib/careers/job/codes';
import { columnsOf } from '@/lib/money/invoice/server/invoice-item';
import type { Caller } from '@/lib/platform/server/context';
import { broadcastRow } from '@/test/broadcasts';
import { addContest } from '@/test/contests';
import { callerOf, noon, testContext } from '@/test/context';
import { demandRow } from '@/test/demands';
import { describeOnBothEngines } from '@/test/engines';
import { activityRow } from '@/test/event-rows';
import { companyFields } from '@/test/invoices';
import { jobRow } from '@/test/jobs';
import { articleRow, insertRows, personRow, topicRow, videoRow } from '@/test/rows';
import { teamServiceRow } from '@/test/teams';
import { consoleSections, countWaiting, sectionsOf } from './console';

const staff = (role: string) => callerOf(role, { staff: role });

describeOnBothEngines('what waits in the console', (database) => {
  const as = (caller: Caller | null) => testContext(database().db, { caller });
  const waiting = async (caller: Caller | null) =>
    Object.fromEntries((await countWaiting(as(caller))).map(({ section, count }) => [section, count]));

  beforeAll(async () => {
    const lead = {
      service: 'advertising' as const,
      company: '',
      name: '林',
      mobile: '+8613800138000',
      email: null,
      budget: 'open' as const,
      message: '',
      language: 'zh' as const,
      source: '{}',
      landing: '',
      referrer: '',
      owner_id: null,
      next_step: '',
      next_step_on: null,
      revision: 1,
      consented_at: noon,
      created_at: noon,
      updated_at: noon,
    };
    const leads = (['new', 'new', 'working'] as const).map((state, index) => {
      const id = `lead ${index}`;
      return { ...lead, id, number: id, access_key: id, state };
    });
    const booking = { slots: '[]', first_week: '2026-12-07', price_fen: null, created_at: noon, reviewed_at: null };
    const chat = {
      person_id: null,
      code: 'A',
      email: null,
      language: 'zh' as const,
      landing: '',
      visitor_seq: 0,
      last_text: '',
      last_at: noon,
      changed_at: noon,
      version: 1,
      state: 'open' as const,
      last_side: 'visitor' as const,
      last_seq: 2,
      created_at: noon,
    };
    const message = { author_id: null, text: '', created_at: noon };
    await database().db.transaction(async (tx) => {
      await tx.insertInto('cooperation_lead').values(leads).execute();
      await tx
        .insertInto('advertising_booking')
        .values([
          { ...booking, id: 'held', lead_id: 'lead 0', state: 'held', held_until: noon + 1 },
          { ...booking, id: 'over', lead_id: 'lead 1', state: 'held', held_until: noon },
          { ...booking, id: 'sure', lead_id: 'lead 2', state: 'confirmed', held_until: noon + 1 },
        ])
        .execute();
      await tx
        .insertInto('chat_conversation')
        .values([
          { ...chat, id: 'unread', key_hash: '1', staff_seq: 1 },
          { ...chat, id: 'read', key_hash: '2', staff_seq: 2 },
          { ...chat, id: 'answered', key_hash: '3', staff_seq: 1, last_side: 'staff' },
        ])
        .execute();
      await tx
        .insertInto('chat_message')
        .values([
          { ...message, conversation_id: 'unread', seq: 2, side: 'visitor', client_id: '1' },
          { ...message, conversation_id: 'read', seq: 2, side: 'visitor', client_id: '2' },
          { ...message, conversation_id: 'answered', seq: 2, side: 'staff', client_id: '3' },
        ])
        .execute();
      await insertRows(tx, 'person', [personRow({ id: 'author' })]);
      await insertRows(tx, 'topic', [
        topicRow({ id: 'waits', state: 'pending_review' }),
        topicRow({ id: 'without a host' }),
        topicRow({ id: 'refused', state: 'failed' }),
      ]);
      await insertRows(tx, 'video', [
        videoRow({ id: 'handed in', state: 'pending_review' }),
        videoRow({ id: 'draft', state: 'pending_edit' }),
        videoRow({ id: 'public' }),
      ]);
      await insertRows(tx, 'article', [
        articleRow({ id: 'handed in', state: 'pending_review' }),
        articleRow({ id: 'draft', state: 'pending_edit' }),
      ]);
      await insertRows(tx, 'activity', [
        activityRow({ id: 'handed in', organiser_id: 'author', review_state: 1 }),
        activityRow({ id: 'draft', organiser_id: 'author', review_state: 0 }),
      ]);
      await tx
        .insertInto('project_demand')
        .values(([0, 1, 2, 3] as const).map((review_state) => demandRow({ id: `state ${review_state}`, review_state })))
        .execute();
      await tx
        .insertInto('job_post')
        .values([0, 1, 2, 3].map((state) => jobRow({ id: `state ${state}`, review_state: state as JobCode })))
        .execute();
      await insertRows(tx, 'team_service', [
        teamServiceRow({ id: 'single', delivered: 1 }),
        teamServiceRow({ id: 'delivered', delivered: 3 }),
        teamServiceRow({ id: 'year', kind: 'year', bought: 20, delivered: 1 }),
        teamServiceRow({ id: 'unpaid', state: 'pending', paid_at: null, ends_at: null }),
      ]);
      await tx
        .insertInto('project_case')
        .values(
          ([null, 1] as const).map((owner_agreed_at) => ({
            ...{ id: `agreed ${owner_agreed_at}`, demand_id: null, company_id: null, company_name: '美术馆' },
            ...{ creator_id: 'author', owner_agreed_at, creator_agreed_at: 1, taken_down_at: null, published_at: null },
            ...{ created_at: noon, updated_at: noon },
          })),
        )
        .execute();
      await tx
        .insertInto('live_broadcast')
        .values(
          ([1, 0, 2] as const).map((review_state) =>
            broadcastRow({ id: `state ${review_state}`, startAt: noon, review_state }),
          ),
        )
        .execute();
      const review = {
        kind: 'person' as const,
        field: 'bio',
        text: '',
        words: '[]',
        created_at: noon,
        decided_at: null,
      };
      await tx
        .insertInto('moderation_review')
        .values(
          Array.from({ length: mostWaiting + 5 }, (_, index) => {
            const id = String(index);
            return { ...review, id, subject_id: id, state: 'pending' as const };
          }),
        )
        .execute();
      const reported = { report_count: 2, reported_at: noon, note: '', decided_by: null, decided_at: null };
      await tx
        .insertInto('moderation_case')
        .values([
          { ...reported, id: 'open', kind: 'video', subject_id: 'v', state: 'open' },
          { ...reported, id: 'decided', kind: 'video', subject_id: 'v', state: 'unfounded' },
        ])
        .execute();
      const order = { person_id: 'author', kind: 'contest', title_zh: '', title_en: '', total_fen: 1 } as const;
      const sums = {
        refunding_fen: 0,
        refunded_fen: 0,
        revision: 1,
        created_at: noon,
        expires_at: noon,
        paid_at: null,
      };
      const states = ['paid_pending_review', 'pending', 'paid'] as const;
      await insertRows(
        tx,
        'sale_order',
        states.map((state) => ({ ...order, ...sums, id: state, number: state, client_id: state, state, way: null })),
      );
      const invoice = { person_id: 'author', revision: 1, amount_fen: null, language: 'zh', media_key: null } as const;
      const decision = { reason: '', asked_at: noon, decided_at: null, decided_by: null };
      await insertRows(
        tx,
        'invoice',
        (['asked', 'refused', 'outdated'] as const).map((state) => ({
          ...{ id: state, order_id: 'paid', state, ...invoice, ...columnsOf(companyFields), ...decision },
        })),
      );
      const application = {
        ...{
          person_id: 'author',
          kind: 'individual' as const,
          revision: 0,
          sealed: null,
          number_digest: null,
          reason: '',
        },
        ...{ valid_until: null, submitted_at: noon, decided_at: null, decided_by: null, refusal: null },
        ...{ reminded_at: null, pictures_removed_at: null },
      };
      await insertRows(
        tx,
        'verification_application',
        (['pending', 'passed', 'refused'] as const).map((state) => ({
          ...{ ...application, id: state, client_id: state, state },
        })),
      );
      const line = { provider: 'wechat', day: '2026-11-19', kind: 'payment', theirs_fen: 1, note: '' } as const;
      await insertRows(tx, 'payment_difference', [
        { ...line, id: 'open', number: '1', ours_fen: null, resolved_at: null },
        { ...line, id: 'settled', number: '2', ours_fen: null, resolved_at: noon },
      ]);
      await tx.updateTable('content_entry').set({ draft: '{}' }).where('id', '=', 'about').execute();
      const job = { kind: 'x', payload: '{}', attempts: 8, run_at: noon, created_at: noon };
      await tx
        .insertInto('job')
        .values([
          { ...job, id: 'failed', state: 'failed' },
          { ...job, id: 'waiting', state: 'waiting' },
        ])
        .execute();
    });
    const { db } = database();
    await addContest(db, { name: 'open' });
    await addContest(db, { name: 'closed', enrol_end_at: noon });
    await addContest(db, { name: 'decided', enrol_end_at: noon - 1, decided_at: noon });
    await addContest(db, { name: 'taken-down', enrol_end_at: noon, is_listed: 0 });
  });

  test('is counted for an admin in every section that has something to do', async () => {
    expect(await waiting(staff('admin'))).toEqual({
      leads: 2,
      bookings: 1,
      chats: 1,
      works: 1,
      channels: 2,
      articles: 1,
      activities: 1,
      broadcasts: 1,
      recruitment: 1,
      demands: 1,
      teams: 1,
      cases: 1,
      contests: 1,
      verifications: 1,
      reviews: mostWaiting,
      reports: 1,
      orders: 1,
      invoices: 1,
      differences: 1,
      content: 1,
      jobs: 1,
    });
  });

  test.each([
    ['sales', ['leads', 'bookings', 'chats', 'demands', 'teams', 'cases', 'orders', 'invoices', 'differences']],
    ['editor', ['contests', 'content']],
    [
      'reviewer',
      [
        ...[
          'works',
          'channels',
          'articles',
          'activities',
          'broadcasts',
          'recruitment',
          'demands',
          'cases',
          'verifications',
        ],
        ...['reviews', 'reports'],
      ],
    ],
  ])('is counted for %s in what they may open alone', async (role, sections) => {
    expect(Object.keys(await waiting(staff(role)))).toEqual(sections);
  });

  test.each([
    ['a visitor', null, 'Unauthorized'],
    ['a person', callerOf('lin'), 'Forbidden'],
  ])('is nothing for %s', async (_, caller, code) => {
    await expect(countWaiting(as(caller))).rejects.toMatchObject({ code });
    expect(sectionsOf({ caller })).toEqual([]);
  });

  test('is shown in sections that each have a path of their own', () => {
    const paths = consoleSections().map(({ name, path }) => [name, path]);
    expect(paths).toEqual(consoleSections().map(({ name }) => [name, `/staff/${name}`]));
    expect(sectionsOf({ caller: staff('editor') }).map(({ name }) => name)).toEqual([
      ...['contests', 'picks', 'content', 'banners'],
    ]);
  });
});
