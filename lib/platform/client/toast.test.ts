import { toast, toastQueue } from './toast';

afterEach(() => {
  for (const text of toastQueue.take()) toastQueue.gone(text);
});

test('messages wait in order and are handed over once', () => {
  const heard = jest.fn();
  const unsubscribe = toastQueue.subscribe(heard);
  toast('one');
  toast('two');
  unsubscribe();
  toast('three');
  expect(heard).toHaveBeenCalledTimes(2);
  expect(toastQueue.take()).toEqual(['one', 'two', 'three']);
  expect(toastQueue.take()).toEqual([]);
  for (const text of ['one', 'two', 'three']) toastQueue.gone(text);
});

test('the same text is not shown twice at a time, waiting or on the screen, and again afterwards', () => {
  toast('same');
  toast('same');
  expect(toastQueue.take()).toEqual(['same']);
  toast('same');
  expect(toastQueue.waiting()).toEqual([]);
  toastQueue.gone('same');
  toast('same');
  expect(toastQueue.waiting()).toEqual(['same']);
});

test('an empty text shows nothing', () => {
  toast('');
  expect(toastQueue.waiting()).toEqual([]);
});
