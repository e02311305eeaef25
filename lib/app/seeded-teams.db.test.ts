import { serviceStates } from '@/lib/careers/team/codes';
import * as contract from '@/lib/careers/team/contract';
import { getTeamService } from '@/lib/careers/team/server/desk-service';
import { listTeams } from '@/lib/careers/team/server/list-teams';
import { callerOf, testContext } from '@/test/context';
import { describeOnOneEngine } from '@/test/engines';
import { seed } from '@/test/seeded';

describeOnOneEngine('the recommended teams of the demonstration', (database) => {
  beforeAll(() => seed(database().db));
  const services = () => database().db.read.selectFrom('team_service').selectAll().orderBy('created_at').execute();
  const as = (personId: string, staff: string | null = null) =>
    testContext(database().db, { caller: callerOf(personId, { staff }) });

  test('are there in every state, single teams and a year', async () => {
    const all = await services();
    expect(new Set(all.map(({ state }) => state))).toEqual(new Set(serviceStates));
    expect(new Set(all.map(({ kind }) => kind))).toEqual(new Set(['teams', 'year']));
  });

  test('are as many as their services count, with reasons and works', async () => {
    let seen = 0;
    for (const { id, state, delivered } of await services()) {
      if (state === 'pending') continue;
      const { teams } = contract.getTeamService.data.parse(await getTeamService(as('sam', 'sales'), { id }));
      expect(teams).toHaveLength(delivered);
      for (const { person, reason } of teams) expect([person.works.length > 0, reason !== '']).toEqual([true, true]);
      seen += delivered;
    }
    expect(seen).toBeGreaterThan(5);
  });

  test('the demonstration’s company has some, with and without its mark', async () => {
    const own = (await services()).filter(({ company_id }) => company_id === 'person-034');
    const lists = await Promise.all(
      own.map(({ demand_id: demandId }) => listTeams(as('person-034'), { demandId, pageIndex: 1, pageSize: 20 })),
    );
    const marks = lists.flatMap(({ list }) => list.map(({ mark }) => mark));
    expect(new Set(marks).size).toBeGreaterThan(1);
  });
});
