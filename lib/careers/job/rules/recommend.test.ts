import { reasonsFor, weightOf } from './recommend';

const sought = { profession: 'visual', industry: 'art', city: 'CN-310000', creativeFields: ['投影映射', 'VR'] };
const offered = { profession: '', industry: '', city: '', text: '' };

test('says why a job suits, the strongest reason first', () => {
  const job = { profession: 'visual', industry: 'art', city: 'CN-310000', text: '负责 vr 内容' };
  expect(reasonsFor(sought, job)).toEqual(['profession', 'field', 'industry', 'city']);
  expect(reasonsFor(sought, { ...offered, text: '投影映射设计师' })).toEqual(['field']);
});

test('finds no reason in what neither says', () => {
  const nothing = { profession: '', industry: '', city: '', creativeFields: ['', ' '] };
  expect(reasonsFor(nothing, offered)).toEqual([]);
});

test('puts a profession before a field, and two reasons before one', () => {
  expect(weightOf(['profession'])).toBeGreaterThan(weightOf(['field']));
  expect(weightOf(['field', 'city'])).toBeGreaterThan(weightOf(['profession']));
});
