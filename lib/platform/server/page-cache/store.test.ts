import { createPageStore } from './store.mjs';

const value = { shown: 'page' };

function page(...tags: string[]) {
  return { value, tags, bytes: 1024 };
}

describe('the page store', () => {
  let time = 0;
  const store = () => createPageStore(() => time);
  beforeEach(() => {
    time = 1000;
  });

  test('keeps a page until one of its tags is invalidated', () => {
    const pages = store();
    expect(pages.get('home')).toBeNull();
    pages.set('home', page('video:daily', 'operation:7'));
    expect(pages.get('home')?.value).toBe(value);
    pages.invalidate(['video:other']);
    expect(pages.get('home')).not.toBeNull();
    pages.invalidate(['operation:7']);
    expect(pages.get('home')).toBeNull();
  });

  test('does not keep a page whose render began before the invalidation', () => {
    const pages = store();
    pages.get('home');
    time = 1010;
    pages.invalidate(['video:daily']);
    time = 1020;
    pages.set('home', page('video:daily'));
    expect(pages.get('home')).toBeNull();
  });

  test('keeps a page whose render began after it', () => {
    const pages = store();
    pages.invalidate(['video:daily']);
    time = 1010;
    pages.get('home');
    pages.set('home', page('video:daily'));
    expect(pages.get('home')).not.toBeNull();
  });

  test('the first of several misses counts: a render that began early cannot slip in late', () => {
    const pages = store();
    pages.get('home');
    time = 1010;
    pages.invalidate(['video:daily']);
    time = 1020;
    pages.get('home');
    pages.set('home', page('video:daily'));
    expect(pages.get('home')).toBeNull();
  });

  test('clears everything, renders in progress included', () => {
    const pages = store();
    pages.set('done', page('a'));
    pages.get('rendering');
    time = 1010;
    pages.clear();
    pages.set('rendering', page('a'));
    expect(pages.get('done')).toBeNull();
    expect(pages.get('rendering')).toBeNull();
  });

  test('tells hits from misses', () => {
    const pages = store();
    const outcomes: string[] = [];
    pages.onLookup((outcome) => outcomes.push(outcome));
    pages.get('home');
    pages.set('home', page('a'));
    pages.get('home');
    expect(outcomes).toEqual(['miss', 'hit']);
  });
});
