import fc from 'fast-check';
import { bannerDesign } from './banner-art';

test('everybody has one of three designs, and always the same', () => {
  fc.assert(
    fc.property(fc.string(), (id) => {
      expect([0, 1, 2]).toContain(bannerDesign(id));
      expect(bannerDesign(id)).toBe(bannerDesign(id));
    }),
  );
});

test('the designs are spread over people', () => {
  const counts = [0, 0, 0];
  for (let person = 1; person <= 300; person++) {
    const design = bannerDesign(`person-${String(person).padStart(3, '0')}`);
    counts[design] = (counts[design] ?? 0) + 1;
  }
  for (const count of counts) expect(count).toBeGreaterThan(70);
});
