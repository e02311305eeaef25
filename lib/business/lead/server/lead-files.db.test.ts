import { mediaStorage } from '@/lib/base/media/port';
import { pictureFolder } from '@/lib/base/media/rules/keys';
import { callerOf } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { useLeadSender } from '@/test/lead-sender';
import { useMediaFolder } from '@/test/media-folder';
import { plainPicture } from '@/test/pictures';
import { solvedProof } from '@/test/proof';
import { zipOf } from '@/test/zip';
import { getLead } from './get-lead';
import { leadFiles } from './lead-files';
import { readLeadFile } from './read-lead-file';
import { sendLead } from './send-lead';

describeOnBothEngines('the files of a request', (database) => {
  const { now, context, lead, send, rows, jobs } = useLeadSender(database);
  useMediaFolder();

  const sales = () => context({ caller: callerOf('sales', { staff: 'sales' }) });
  const file = (name: string, bytes: Uint8Array) => new File([new Uint8Array(bytes)], name);
  const pdf = (name = '方案.pdf') => file(name, Buffer.from('%PDF-1.7\nsome'));
  const stored = async () => {
    const keys: string[] = [];
    for await (const key of mediaStorage().list('leads/')) keys.push(key);
    return keys;
  };

  test('brings files, which staff read and nobody else', async () => {
    const picture = await plainPicture('red', { width: 10, height: 10 });
    const sheet = zipOf(['[Content_Types].xml', 'xl/workbook.xml']);
    const files = [
      pdf('../方案.exe'),
      file('photo.txt', picture),
      file('budget.xlsm', sheet),
      file('', new Uint8Array()),
    ];
    await send({ files });
    const [row] = await rows();
    const seen = await getLead(sales(), { id: row?.id ?? '' });
    expect(seen.files).toEqual([
      { id: expect.any(String), name: '方案.pdf', type: 'pdf', bytes: 13 },
      { id: expect.any(String), name: 'photo.jpg', type: 'jpg', bytes: picture.length },
      { id: expect.any(String), name: 'budget.xlsx', type: 'xlsx', bytes: sheet.length },
    ]);
    const answers = await Promise.all(seen.files.map(({ id }) => readLeadFile(sales(), { id })));
    expect(answers.map(({ name, contentType }) => [name, contentType])).toEqual([
      ['方案.pdf', 'application/pdf'],
      ['photo.jpg', 'image/jpeg'],
      ['budget.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    ]);
    expect(Buffer.from(answers[0]?.body ?? [])).toEqual(Buffer.from('%PDF-1.7\nsome'));
    const id = seen.files[0]?.id ?? '';
    for (const [caller, code] of [
      [null, 'Unauthorized'],
      [callerOf('lin'), 'Forbidden'],
      [callerOf('ed', { staff: 'editor' }), 'Forbidden'],
      [callerOf('re', { staff: 'reviewer' }), 'Forbidden'],
    ] as const) {
      await expect(readLeadFile(context({ caller }), { id })).rejects.toMatchObject({ code });
    }
    await expect(readLeadFile(sales(), { id: 'none' })).rejects.toMatchObject({ code: 'NullPointer' });
    expect((await stored()).filter((key) => pictureFolder(key) !== null)).toEqual([]);
    for (const key of await stored()) await mediaStorage().remove(key);
    await expect(readLeadFile(sales(), { id })).rejects.toMatchObject({ code: 'NullPointer' });
  });

  test('a file that is none of ours costs nothing and leaves nothing', async () => {
    const proof = await solvedProof(context());
    for (const wrong of [
      file('方案.pdf', Buffer.from('<script>alert(1)</script>')),
      file('offer.docx', zipOf(['[Content_Types].xml', 'word/document.xml', 'word/vbaProject.bin'])),
      file('nothing.pdf', new Uint8Array()),
    ]) {
      await expect(send({ files: [pdf(), wrong], proof })).rejects.toMatchObject({ code: 'UnsupportedMediaType' });
    }
    expect([await rows(), await jobs(), await stored()]).toEqual([[], [], []]);
    await send({ files: [pdf()], proof });
    expect(await stored()).toHaveLength(1);
  });

  test('a request that cannot be kept leaves no file', async () => {
    const broken = context();
    const sent = await lead({ files: [pdf(), pdf()] });
    const transaction = broken.db.transaction.bind(broken.db);
    let calls = 0;
    // The proof, its limits and the cleanup job come before.
    jest.spyOn(broken.db, 'transaction').mockImplementation((work) => {
      calls += 1;
      if (calls === 6) throw new Error('the disk is full');
      return transaction(work);
    });
    await expect(sendLead(broken, sent)).rejects.toThrow('the disk is full');
    jest.restoreAllMocks();
    expect(await rows()).toEqual([]);
    expect(await stored()).toEqual([]);
  });

  test('what a crash has left is removed after an hour, and what was kept is not', async () => {
    await send({ files: [pdf(), pdf()] });
    const [kept] = await rows();
    const job = (await jobs()).find(({ kind }) => kind === leadFiles.removeUnowned.kind);
    expect(job).toMatchObject({ payload: JSON.stringify({ ownerId: kept?.id }), run_at: now() + 3_600_000 });
    await mediaStorage().put('leads/crashed/some', Buffer.from('some'));
    const run = { attempt: 1, signal: new AbortController().signal };
    for (const ownerId of [kept?.id ?? '', 'crashed', 'crashed']) {
      await leadFiles.removeUnowned.run({ ...context(), ...run }, { ownerId });
    }
    expect((await stored()).map((key) => key.split('/')[1])).toEqual([kept?.id, kept?.id]);
  });
});
