import React, { type ComponentType, type ReactNode } from 'react';
import { matchPath, Route, Switch, useLocation, type match as Match, type SwitchProps } from 'react-router-dom';

export interface RouteConfig {
  path?: string;
  exact?: boolean;
  strict?: boolean;
  key?: React.Key;
  component: ComponentType<object>;
  routes?: RouteConfig[];
}

/** By number, since of several routes that match the first counts. */
interface Numbered {
  byPath: Map<string, number[]>;
  others: number[];
}

const known = new WeakMap<RouteConfig[], Numbered>();
const isPlain = ({ path, exact, strict }: RouteConfig): boolean =>
  !!path && !!exact && !strict && !/[:*?+()]/.test(path);
/** As the router compares: without regard to case and to a slash at the end. */
const asKey = (path: string): string => path.toLowerCase().replace(/\/$/, '');

function numbered(routes: RouteConfig[]): Numbered {
  const found = known.get(routes);
  if (found) return found;
  const list: Numbered = { byPath: new Map(), others: [] };
  for (const [i, route] of routes.entries())
    if (isPlain(route)) {
      const key = asKey(route.path!);
      list.byPath.set(key, [...(list.byPath.get(key) ?? []), i]);
    } else list.others.push(i);
  known.set(routes, list);
  return list;
}

/** The few routes that can match an address, in their order. */
function candidates(routes: RouteConfig[], pathname: string): number[] {
  const { byPath, others } = numbered(routes);
  return [...(byPath.get(asKey(pathname)) ?? []), ...others].sort((a, b) => a - b);
}

type Found = { route: RouteConfig; match: Match };

export function matchRoutes(routes: RouteConfig[], pathname: string): Found[] {
  for (const i of candidates(routes, pathname)) {
    const route = routes[i]!;
    const match = matchPath(pathname, route);
    if (match) return [{ route, match }, ...(route.routes ? matchRoutes(route.routes, pathname) : [])];
  }
  return [];
}

interface Props {
  routes: RouteConfig[];
  given: object;
  forSwitch: SwitchProps;
}

function Routes({ routes, given, forSwitch }: Props): ReactNode {
  const { pathname } = useLocation();
  return (
    <Switch {...forSwitch}>
      {candidates(routes, forSwitch.location?.pathname ?? pathname).map((i) => {
        const { component: Page, key, path, exact, strict } = routes[i]!;
        return (
          <Route
            key={key ?? i}
            path={path}
            exact={exact}
            strict={strict}
            render={(props) => <Page {...props} {...given} {...{ route: routes[i] }} />}
          />
        );
      })}
    </Switch>
  );
}

/**
 * Takes the place of `react-router-config`, which makes an element of every route of the site, and compares each with
 * the address, whenever a page is rendered: with 3,000 pages half of the build.
 */
export const renderRoutes = (routes: RouteConfig[] | undefined, given = {}, forSwitch: SwitchProps = {}): ReactNode =>
  routes ? <Routes routes={routes} given={given} forSwitch={forSwitch} /> : null;
