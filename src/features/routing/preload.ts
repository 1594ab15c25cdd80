import routes from '@generated/routes';
import { matchRoutes, type RouteConfig } from './routes';
import { loadTable } from './tables';

type Loadable = { preload?: () => Promise<unknown> };

/** Takes the place of Docusaurus' own (plugins/slim-theme): the routes of a version may still have to be loaded. */
export default async function preload(pathname: string): Promise<unknown> {
  await loadTable(pathname);
  const names = new Set([pathname, decodeURI(pathname)]);
  const found = [...names].flatMap((name) => matchRoutes(routes as RouteConfig[], name));
  return Promise.all(found.map(({ route }) => (route.component as Loadable).preload?.()));
}
