import sharp from 'sharp';
import { mediaStorage } from '@/lib/base/media/port';
import { pictureFolder } from '@/lib/base/media/rules/keys';
import { callerOf, noon } from '@/test/context';
import { describeOnBothEngines } from '@/test/engines';
import { useMediaFolder } from '@/test/media-folder';
import { animation, plainPicture } from '@/test/pictures';
import { reviewer, useReporters } from '@/test/reports';
import { getReportCase } from './get-report-case';
import { readReportPicture } from './read-report-picture';
import { reportPictures } from './report-pictures';

describeOnBothEngines('the pictures of a report', (database) => {
  const { as, report, cases, parts } = useReporters(database);
  useMediaFolder();

  const file = (bytes: Uint8Array, name = 'screen.png') => new File([new Uint8Array(bytes)], name);
  const stored = async () => {
    const keys: string[] = [];
    for await (const key of mediaStorage().list('reports/')) keys.push(key);
    return keys.sort();
  };
  const jobs = () => database().db.read.selectFrom('job').select(['kind', 'payload', 'run_at']).execute();
  const picturesSeen = async () => {
    const [found] = await cases();
    const { reports } = await getReportCase(as(reviewer), { id: found?.id ?? '' });
    return reports.flatMap(({ parts: written }) => written.flatMap(({ pictures }) => pictures));
  };

  test('are drawn anew without what the camera wrote, for those who review reports alone', async () => {
    const taken = await sharp(await plainPicture('red', { width: 40, height: 30 }))
      .withExif({ IFD0: { Make: 'Secret Camera' }, IFD3: { GPSLatitude: '31/1 13/1 0/1' } })
      .jpeg()
      .toBuffer();
    expect((await sharp(taken).metadata()).exif).toBeDefined();
    await report({ pictures: [file(taken, '<img onerror=alert(1)>.svg'), file(new Uint8Array(), ''), file(taken)] });
    const ids = await picturesSeen();
    expect(ids).toHaveLength(2);
    const [id = ''] = ids;
    const answer = await readReportPicture(as(reviewer), { id });
    expect([answer.name, answer.contentType]).toEqual([`report-${id}.jpg`, 'image/jpeg']);
    const drawn = await sharp(answer.body).metadata();
    expect([drawn.format, drawn.width, drawn.height, drawn.exif]).toEqual(['jpeg', 40, 30, undefined]);
    for (const [caller, code] of [
      [null, 'Unauthorized'],
      [callerOf('lin'), 'Forbidden'],
      [callerOf('sa', { staff: 'sales' }), 'Forbidden'],
      [callerOf('co', { staff: 'editor' }), 'Forbidden'],
    ] as const) {
      await expect(readReportPicture(as(caller), { id })).rejects.toMatchObject({ code });
    }
    await expect(readReportPicture(as(reviewer), { id: 'none' })).rejects.toMatchObject({ code: 'NullPointer' });
    expect((await stored()).filter((key) => pictureFolder(key) !== null)).toEqual([]);
    for (const key of await stored()) await mediaStorage().remove(key);
    await expect(readReportPicture(as(reviewer), { id })).rejects.toMatchObject({ code: 'NullPointer' });
  });

  test('are told by their bytes, and what is none leaves nothing', async () => {
    const good = file(await plainPicture('blue', { width: 20, height: 20 }));
    for (const wrong of [
      file(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), 'a.jpg'),
      file(Buffer.from('%PDF-1.7 some'), 'a.png'),
      file((await plainPicture('blue')).subarray(0, 200), 'cut.jpg'),
      file(await animation(2), 'moving.gif'),
    ]) {
      await expect(report({ pictures: [good, wrong] })).rejects.toMatchObject({ code: 'UnsupportedMediaType' });
    }
    expect([await cases(), await stored()]).toEqual([[], []]);
  });

  test('of what is sent once more, or cannot be kept, are not kept', async () => {
    const picture = file(await plainPicture('green', { width: 20, height: 20 }));
    const clientId = '8f14e45f-ceea-467f-a0d1-2c1f3f2b0a11';
    await report({ clientId, pictures: [picture] });
    await report({ clientId, pictures: [picture] });
    expect([await stored(), await picturesSeen()]).toEqual([[expect.any(String)], [expect.any(String)]]);
    const broken = as(callerOf('mo'));
    const transaction = broken.db.transaction.bind(broken.db);
    let calls = 0;
    // The job that cleans up is added before.
    jest.spyOn(broken.db, 'transaction').mockImplementation((work) => {
      calls += 1;
      if (calls === 2) throw new Error('the disk is full');
      return transaction(work);
    });
    await expect(report({ pictures: [picture] }, broken)).rejects.toThrow('the disk is full');
    jest.restoreAllMocks();
    expect(await stored()).toHaveLength(1);
  });

  test('that a crash has left are removed after an hour, and those of a report are not', async () => {
    await report({ pictures: [file(await plainPicture('green', { width: 20, height: 20 }))] });
    const [kept] = await parts();
    expect(await jobs()).toEqual([
      {
        kind: reportPictures.removeUnowned.kind,
        payload: JSON.stringify({ ownerId: kept?.id }),
        run_at: noon + 3_600_000,
      },
    ]);
    await mediaStorage().put('reports/crashed/0.jpg', Buffer.from('some'));
    const run = { attempt: 1, signal: new AbortController().signal };
    for (const ownerId of [kept?.id ?? '', 'crashed', 'crashed']) {
      await reportPictures.removeUnowned.run({ ...as(null), ...run }, { ownerId });
    }
    expect(await stored()).toEqual([`reports/${kept?.id}/0.jpg`]);
  });
});
