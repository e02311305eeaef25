/** Another copy of a module, as Next's pages have one beside that of the calls. */
export function inAnotherGraph<Module>(load: () => Module): Module {
  let copy: Module | undefined;
  jest.isolateModules(() => {
    copy = load();
  });
  if (!copy) throw new Error('It was not loaded.');
  return copy;
}
