import { canHold } from '@/components/base/rich-text/card-rich-editor';
import { firstDocuments } from '@/lib/base/content/server/first-documents';
import { firstPages } from '@/lib/base/content/server/first-pages';

const firstBodies = [
  ...firstPages().map(({ id, language, body }) => ({ name: `${id} ${language}`, body })),
  ...[...firstDocuments()].flatMap(([id, { zh, en }]) => [
    { name: `${id} zh`, body: zh.body },
    { name: `${id} en`, body: en.body },
  ]),
];

test.each(firstBodies)('$name, which every site has, can be edited and stays what it is', ({ body }) => {
  expect(canHold(body)).toBe(true);
});
