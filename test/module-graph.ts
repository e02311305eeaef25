/** Another copy of a module, like those in Next's module graphs. */
export function inAnotherGraph<Module>(load: () => Module): Module {
  let copy: Module | undefined;
  jest.isolateModules(() => {
    copy = load();
  });
  if (!copy) throw new Error('It was not loaded.');
  return copy;
}
