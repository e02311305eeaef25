import { answerXml, streamXml } from './answer-xml';

const pieces = async function* (...texts: (string | Error)[]) {
  for (const text of texts) {
    if (text instanceof Error) throw text;
    yield text;
  }
};

test('a document is XML that caches may keep for five minutes', async () => {
  for (const answer of [answerXml('<a/>'), await streamXml(pieces('<', 'a', '/>'))]) {
    expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=300');
    expect(await answer.text()).toBe('<a/>');
  }
});

test('Chinese text comes whole', async () => {
  expect(await (await streamXml(pieces('光', '场'))).text()).toBe('光场');
});

test('what fails at once throws; what fails later breaks the answer off', async () => {
  await expect(streamXml(pieces(new Error('no database')))).rejects.toThrow('no database');
  const answer = await streamXml(pieces('<a>', new Error('no database')));
  await expect(answer.text()).rejects.toThrow();
});
