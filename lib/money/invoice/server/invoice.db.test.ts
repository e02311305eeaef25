import { mediaStorage } from '@/lib/base/media/port';
import { pictureFolder } from '@/lib/base/media/rules/keys';
import { callerOf } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { companyFields, invoiceScene, pdf } from '@/test/invoices';
import { useMediaFolder } from '@/test/media-folder';
import { settled } from '@/test/settled';
import { askInvoice as askCall } from '../contract';
import { invoiceFiles, readInvoice } from './invoice-file';
import { mailInvoice } from './mail-invoice';

describeOnBothEngines('an invoice', (database) => {
  const { begin, as, asStaff, product, read, order, rowOf, ...scene } = invoiceScene(database);
  const { paid, ask, withdraw, get, make, refuse, refund, list } = scene;
  useMediaFolder();

  const job = () => ({ ...product(), attempt: 1, signal: new AbortController().signal });
  const stored = async () => {
    const keys: string[] = [];
    for await (const key of mediaStorage().list('invoices/')) keys.push(key);
    return keys;
  };
  const tell = <Kind extends 'account.erased' | 'account.exported'>(kind: Kind, parts: Record<string, unknown> = {}) =>
    database().db.transaction((tx) => product().emit(product(), tx, kind, { personId: 'buyer', parts }));

  beforeAll(begin);

  describe('is asked for', () => {
    test('of a paid order by its buyer, and offers the last answers to the next one', async () => {
      const [first, second] = [await paid(), await paid()];
      expect(await get(first)).toMatchObject({ obstacle: null, amountFen: 5000, invoice: null });
      const { invoice } = await ask(first);
      const said = { ...companyFields, taxNumber: '9144030071526726XG', recipientEmail: 'lin@example.org' };
      expect(invoice).toMatchObject({ ...said, state: 'asked', amountFen: 5000, hasFile: false });
      expect(await get(second)).toMatchObject({ invoice: null, known: said });
      await expect(get(first, 'other')).rejects.toMatchObject({ code: 'NullPointer' });
      await expect(ask(second, {}, 'other')).rejects.toMatchObject({ code: 'NullPointer' });
    });

    test('of no unpaid order, no top-up, and nothing that cost nothing', async () => {
      const [waits, topUp, free] = [await order(), await paid(100, { kind: 'topUp' }), await order(0)];
      expect(await settled([ask(waits), ask(topUp), ask(free)])).toEqual(Array(3).fill('OrderClosed'));
      expect((await get(topUp)).obstacle).toBe('topUp');
    });

    test('at once it is one; what a company says is not a person’s', async () => {
      const id = await paid();
      await Promise.all(Array.from({ length: 10 }, () => ask(id, { kind: 'personal', title: '林一' })));
      const rows = await read().selectFrom('invoice').selectAll().where('order_id', '=', id).execute();
      expect(rows).toMatchObject([{ kind: 'personal', title: '林一', tax_number: '', bank: '', company_phone: '' }]);
    });

    test.each([
      [{ taxNumber: '' }, 'taxNumber', 'required'],
      [{ taxNumber: '9144030071526726XA' }, 'taxNumber', 'taxNumber'],
      [{ title: ' ' }, 'title', 'required'],
      [{ recipientEmail: '' }, 'recipientEmail', 'required'],
      [{ recipientEmail: 'lin@' }, 'recipientEmail', 'email'],
      [{ bank: '行'.repeat(101) }, 'bank', 'tooLong'],
    ])('with what it needs: %j', (fields, field, rule) => {
      const { error } = askCall.input.safeParse({ ...companyFields, orderId: 'o', ...fields });
      expect(error?.issues[0]).toMatchObject({ path: [field], message: rule });
    });

    test('and taken back by its buyer as long as it waits', async () => {
      const id = await paid();
      await ask(id);
      await expect(withdraw(id, 'other')).rejects.toMatchObject({ code: 'NullPointer' });
      expect((await withdraw(id)).invoice).toBeNull();
      await expect(withdraw(id)).rejects.toMatchObject({ code: 'Changed' });
      await ask(id);
      const ends = await settled([withdraw(id), make(id)]);
      expect(ends.filter((end) => end === 'done')).toHaveLength(1);
    });
  });

  describe('is made out', () => {
    test('by its document, which is its buyer’s and staff’s alone, and mailed', async () => {
      const id = await paid();
      await ask(id);
      const made = await make(id);
      expect(made).toMatchObject({ state: 'issued', amountFen: 5000, hasFile: true });
      const { number } = await rowOf(id);
      const file = await readInvoice(as('buyer'), { id: made.id });
      expect([file.name, file.contentType]).toEqual([`invoice-${number}.pdf`, 'application/pdf']);
      expect(new TextDecoder().decode(file.body)).toBe('%PDF-1.7 light');
      expect((await readInvoice(asStaff(), { id: made.id })).body).toEqual(file.body);
      await expect(readInvoice(as('other'), { id: made.id })).rejects.toMatchObject({ code: 'NullPointer' });
      await expect(readInvoice(product(), { id: made.id })).rejects.toMatchObject({ code: 'Unauthorized' });
      expect((await stored()).map(pictureFolder)).toEqual([null]);

      await mailInvoice.run(job(), { id: made.id });
      const mail = await read().selectFrom('delivery_outbox').selectAll().executeTakeFirstOrThrow();
      expect(mail).toMatchObject({ address: 'lin@example.org', subject: `你的电子发票（订单 ${number}）` });
      expect(mail.text).toContain(`/order/${id}/invoice`);
      expect(mail.text).toContain(`[invoice-${number}.pdf]`);
      // Another test's order may be made out too.
      const notices = read().selectFrom('notice').select('id').where('kind', '=', 'invoiceIssued');
      expect(await notices.where('detail', 'like', `%/order/${id}/invoice%`).execute()).toHaveLength(1);
    });

    test('of several at once by one, with one document', async () => {
      const id = await paid();
      await ask(id);
      const before = (await stored()).length;
      const ends = await settled([...Array.from({ length: 8 }, () => make(id)), refuse(id), refuse(id)]);
      expect(ends.filter((end) => end === 'done')).toHaveLength(1);
      expect(new Set(ends)).toEqual(new Set(['done', 'Changed']));
      const { invoice } = await get(id);
      expect((await stored()).length - before).toBe(invoice?.state === 'issued' ? 1 : 0);
    });

    test('by a PDF alone, for the sum that is left, by somebody else than its buyer', async () => {
      const id = await paid();
      await ask(id);
      await expect(make(id, { file: pdf('<html>') })).rejects.toMatchObject({ code: 'UnsupportedMediaType' });
      await expect(make(id, { amountFen: 4999 })).rejects.toMatchObject({ code: 'Changed' });
      await expect(make(id, { revision: 0 })).rejects.toMatchObject({ code: 'Changed' });
      await expect(make(id, {}, as('buyer'))).rejects.toMatchObject({ code: 'Forbidden' });
      const own = as('buyer', { caller: callerOf('buyer', { staff: 'sales' }) });
      await expect(make(id, {}, own)).rejects.toMatchObject({ code: 'Forbidden' });
      await expect(make('no order')).rejects.toMatchObject({ code: 'NullPointer' });
      expect(await stored()).toEqual([]);
    });

    test('what a crash left in the storage is removed; what an invoice has stays', async () => {
      const id = await paid();
      await ask(id);
      await make(id);
      await mediaStorage().put('invoices/lost/invoice.pdf', new Uint8Array(1));
      const fileIds = (await stored()).map((key) => key.split('/')[1] ?? '');
      for (const ownerId of fileIds) await invoiceFiles.removeUnowned.run(job(), { ownerId });
      expect((await stored()).length).toBe(1);
      expect(await stored()).not.toContain('invoices/lost/invoice.pdf');
    });

    test('or refused with a reason, and asked for again', async () => {
      const id = await paid();
      await ask(id);
      expect(await refuse(id)).toMatchObject({ state: 'refused', reason: '税号与抬头不符', hasFile: false });
      await ask(id, { title: '新抬头' });
      expect((await get(id)).invoice).toMatchObject({ state: 'asked', title: '新抬头' });
    });
  });

  describe('with a refund', () => {
    test('one that was made out is outdated, is not mailed any more, and another one is for the rest', async () => {
      const id = await paid();
      await ask(id);
      const made = await make(id);
      await refund(id, 1500);
      expect((await get(id)).invoice).toMatchObject({ state: 'outdated', amountFen: 5000, hasFile: true });
      const mails = () => read().selectFrom('delivery_outbox').select('id').execute();
      const before = await mails();
      await mailInvoice.run(job(), { id: made.id });
      expect(await mails()).toEqual(before);
      await ask(id);
      expect(await make(id)).toMatchObject({ state: 'issued', amountFen: 3500 });
    });

    test('one that waits is for the rest, and for nothing it is dropped', async () => {
      const id = await paid();
      await ask(id);
      await refund(id, 1500);
      expect((await get(id)).invoice).toMatchObject({ state: 'asked', amountFen: 3500 });
      await refund(id, 3500);
      expect(await get(id)).toMatchObject({ obstacle: 'refunded', invoice: { state: 'outdated', hasFile: false } });
    });

    test('at once, it is never made out for more than is left', async () => {
      for (let round = 0; round < 8; round += 1) {
        const id = await paid();
        await ask(id);
        const [making] = await settled([make(id), refund(id, 1500)]);
        const { invoice } = await get(id);
        expect(invoice?.state).toBe(making === 'done' ? 'outdated' : 'asked');
      }
    });
  });

  describe('for staff', () => {
    test('is listed by state, order and title', async () => {
      const id = await paid();
      await ask(id, { title: '星云影像' });
      const { number } = await rowOf(id);
      for (const query of [{ search: number }, { search: '星云' }, { search: '星云', state: 'asked' }]) {
        expect((await list(query)).list).toMatchObject([{ orderId: id, orderNumber: number, nickname: '名字 buyer' }]);
      }
      expect((await list({ search: '星云', state: 'issued' })).list).toEqual([]);
    });
  });

  describe('with the account', () => {
    test('is exported; what was never made out goes with the account, what was made out stays', async () => {
      const [made, waits] = [await paid(), await paid()];
      await ask(made);
      await make(made);
      await ask(waits, { title: '还没开的' });
      const parts: Record<string, unknown> = {};
      await tell('account.exported', parts);
      expect(parts.invoices).toContainEqual(expect.objectContaining({ title: '还没开的', state: 'asked' }));
      await tell('account.erased');
      const left = await read().selectFrom('invoice').select(['order_id', 'media_key']).execute();
      expect(left.map(({ order_id }) => order_id)).toContain(made);
      expect(left.every(({ media_key }) => media_key !== null)).toBe(true);
    });
  });
});
