import { seedArticleList } from './articles';

test('each picture of a text is drawn, and each drawing is in every text of its article', () => {
  for (const { id, cover, bodyZh, bodyEn, pictures } of seedArticleList) {
    const drawn = pictures.map(({ key }) => key).filter((key) => key !== cover);
    for (const body of [bodyZh, bodyEn].filter((text) => text !== '')) {
      expect([id, ...Array.from(body.matchAll(/<img src="([^"]+)"/g), ([, key]) => key)]).toEqual([id, ...drawn]);
    }
  }
});
