import { errorStatus } from '@/lib/platform/shared/error-codes';
import clientEn from '@/messages/en/platform/client.json';
import errorsEn from '@/messages/en/platform/errors.json';
import faultEn from '@/messages/en/platform/fault.json';
import clientZh from '@/messages/zh/platform/client.json';
import errorsZh from '@/messages/zh/platform/errors.json';
import faultZh from '@/messages/zh/platform/fault.json';
import { chunkText } from './fault-words';

test.each([
  ['zh', errorsZh],
  ['en', errorsEn],
])('every error code has a message in %s, and nothing else has one', (_, messages) => {
  expect(Object.keys(messages).sort()).toEqual(Object.keys(errorStatus).sort());
  for (const text of Object.values(messages)) expect(text.trim()).not.toBe('');
});

test('the texts of the browser are the same in both languages', () => {
  expect(Object.keys(clientEn).sort()).toEqual(Object.keys(clientZh).sort());
  expect(Object.keys(clientEn.emptyStates).sort()).toEqual(Object.keys(clientZh.emptyStates).sort());
});

test('the messages of specification section 8 that no code stands for have their words', () => {
  expect([clientZh.uploadFailed, clientEn.uploadFailed]).toEqual(['上传失败：{reason}', 'Upload failed: {reason}']);
  expect(chunkText({ chunk: '7', type: 'timeout' }, faultEn)).toBe('Loading chunk 7 failed (timeout)');
  expect(chunkText({ chunk: '7', type: 'missing' }, faultZh)).toBe('加载模块 7 失败（文件缺失）');
});

test('each empty state of specification section 8 has its words', () => {
  expect(Object.keys(clientZh.emptyStates).sort()).toEqual(
    ['noVideos', 'noTopics', 'noActivities', 'noFans', 'noFollows', 'noResults', 'noData'].sort(),
  );
});
