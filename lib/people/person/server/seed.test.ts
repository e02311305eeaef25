import { isArea } from './areas/area-name';
import { isIndustry, isProfession } from './dictionary';
import { seedPeople } from './seed';

test('everybody of the demonstration has an area, an industry and a profession of the dictionaries', () => {
  for (const { areaId, industry, profession } of seedPeople) {
    expect([isArea(areaId), isIndustry(industry), isProfession(profession)]).toEqual([true, true, true]);
  }
});
