import { activities, advertising, competitions, field, resources } from './business-drawing';

test.each(Object.entries({ activities, advertising, competitions, field, resources }))(
  '%s is drawn the same each time, whole and light',
  (_, draw) => {
    const strokes = draw();
    expect(draw()).toEqual(strokes);
    for (const { path, width } of strokes) {
      expect(path).toMatch(/^(?:[MLHVQhvq][-\d. ]*)+$/);
      expect(width).toBeGreaterThan(0);
    }
    // Strokes of one colour and width are one path.
    expect(new Set(strokes.map(({ ink, width }) => `${ink} ${width}`)).size).toBe(strokes.length);
    expect(strokes.map(({ path }) => path).join('').length).toBeLessThan(7000);
  },
);
