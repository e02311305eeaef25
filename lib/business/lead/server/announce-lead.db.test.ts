import { findOutbox } from '@/lib/base/delivery/server/find-outbox';
import { env } from '@/lib/platform/server/env';
import type { MailSettings } from '@/lib/platform/server/settings';
import { testContext } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { useJobNodes } from '@/test/job-nodes';
import { onlyLeads } from '@/test/leads';
import { setEnv } from '@/test/set-env';
import { startSmtp } from '@/test/smtp';
import { announceLead } from './announce-lead';
import type { LeadTable } from './tables';

const payload = `<script>alert(1)</script>"><img src=x onerror=alert(1)>{{7*7}}`;

describeOnBothEngines('announcing a request', (database) => {
  const nodes = useJobNodes(database);
  let smtp: Awaited<ReturnType<typeof startSmtp>>;

  beforeEach(async () => {
    smtp = await startSmtp();
    configure(smtp.account);
    await database().db.transaction((tx) => tx.deleteFrom('delivery_outbox').execute());
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await smtp.stop();
  });

  const configure = (mail: MailSettings | null, teamEmail: string | null = 'team@light.example', demo = false) =>
    setEnv({ mail, demo, siteUrl: 'https://light.example', business: { ...env().business, teamEmail } });
  const run = (to: 'team' | 'customer', leadId = 'a') =>
    announceLead.run(
      { ...testContext(database().db), attempt: 1, signal: new AbortController().signal },
      { leadId, to },
    );
  const written = (lead: Partial<LeadTable>) => onlyLeads(database().db, [{ id: 'a', ...lead }]);
  const outbox = () => findOutbox(testContext(database().db), {}, { demo: true });

  test('the team gets all of it, and answers to the customer', async () => {
    await written({
      company: '光影科技',
      email: 'li.lei@example.org',
      budget: 'under1m',
      language: 'en',
      source: JSON.stringify({ utm_source: 'baidu', utm_medium: 'cpc' }),
    });
    const file = { lead_id: 'a', type: 'pdf' as const, bytes: 1, media_key: 'leads/a/1' };
    const files = [
      { id: '1', name: '方案.pdf', ...file },
      { id: '2', name: '预算.pdf', ...file },
    ];
    await database().db.transaction((tx) => tx.insertInto('cooperation_lead_file').values(files).execute());
    await run('team');
    const [mail] = smtp.state.received;
    expect(mail?.to).toEqual(['team@light.example']);
    expect(Object.fromEntries(mail?.headers ?? [])).toMatchObject({
      subject: '新的合作需求：光影科技，活动合作（LF261120-a）',
      'reply-to': 'li.lei@example.org',
      'content-type': 'text/plain; charset=utf-8',
    });
    for (const line of [
      '编号：LF261120-a',
      '合作类型：活动合作',
      '公司：光影科技',
      '联系人：李雷',
      '手机：+8613800138000',
      '邮箱：li.lei@example.org',
      '预算：20 万至 100 万元',
      '来信语言：英文',
      '来源：baidu / cpc',
      '附件：方案.pdf、预算.pdf',
      '想办一场光影节。',
      'https://light.example/staff/leads/a',
    ]) {
      expect(mail?.body.split('\n')).toContain(line);
    }
  });

  test('what nobody wrote is no line of it', async () => {
    await written({});
    await run('team');
    const [mail] = smtp.state.received;
    expect(mail?.headers.has('reply-to')).toBe(false);
    expect(mail?.body).not.toMatch(/邮箱：|来源：|附件：/);
  });

  test.each([
    ['zh', '我们收到了你的合作需求（LF261120-a）', '「活动合作」', 'https://light.example/business/requests/key'],
    ['en', 'We have your request (LF261120-a)', 'about: Activities', 'https://light.example/en/business/requests/key'],
  ] as const)('the customer gets number and link in their language: %s', async (language, subject, about, link) => {
    await written({ email: 'li.lei@example.org', language, access_key: 'key' });
    await run('customer');
    const [mail] = smtp.state.received;
    expect(mail?.to).toEqual(['li.lei@example.org']);
    expect(mail?.headers.get('subject')).toBe(subject);
    expect(mail?.headers.has('reply-to')).toBe(false);
    expect(mail?.body).toContain(about);
    expect(mail?.body.split('\n')).toContain(link);
  });

  test('what strangers write is text to the team, and is not sent to the address they gave', async () => {
    const company = `A\r\nBcc: everybody@example.org\r\n\r\n${payload}`;
    const message = `${payload}\n.\nQUIT\n${'很长的话。'.repeat(500)}`;
    await written({ company, name: payload, message, email: 'victim@example.org' });
    await run('team');
    await run('customer');
    const [team, customer] = smtp.state.received;
    expect(smtp.state.received).toHaveLength(2);
    expect(team?.to).toEqual(['team@light.example']);
    expect(team?.headers.has('bcc')).toBe(false);
    expect(team?.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(team?.headers.get('subject')).toContain('A Bcc: everybody@example.org');
    expect(team?.body).toContain(message);
    expect(customer?.body).not.toContain('alert');
    expect(customer?.headers.get('subject')).not.toContain('alert');
  });

  test('says nothing where there is no team to tell, no address, or no way to send', async () => {
    await written({});
    await run('customer');
    await run('team', 'none');
    configure(smtp.account, null);
    await run('team');
    configure(null);
    await run('team');
    expect(smtp.state.received).toEqual([]);
    expect(await outbox()).toEqual([]);
  });

  test('a demonstration shows it in its outbox', async () => {
    configure(null, 'team@light.example', true);
    await written({ email: 'li.lei@example.org' });
    await run('team');
    await run('customer');
    const shown = (await outbox()).map(({ address, code }) => [address, code]).sort();
    expect(shown).toEqual([
      ['li.lei@example.org', null],
      ['team@light.example', null],
    ]);
  });

  test('is tried again while the server does not take it, each letter for itself', async () => {
    await written({ email: 'li.lei@example.org' });
    const { first, clock, start, add, statesOf, idle } = nodes();
    smtp.state.refusal = { status: 450, message: 'later' };
    await add(announceLead, { leadId: 'a', to: 'team' });
    start(first, [announceLead]);
    await idle();
    expect(await statesOf(announceLead.kind)).toEqual(['waiting']);
    smtp.state.refusal = null;
    clock.now += 600_000;
    await add(announceLead, { leadId: 'a', to: 'customer' });
    await idle();
    expect(await statesOf(announceLead.kind)).toEqual(['done', 'done']);
    expect(smtp.state.received.map(({ to }) => to[0]).sort()).toEqual(['li.lei@example.org', 'team@light.example']);
  });
});
