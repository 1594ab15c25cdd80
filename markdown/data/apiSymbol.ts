import type { PhrasingContent, RootContent } from 'mdast';
import { entryPointsOf, type ApiSymbol, type MentionedType } from '../../core/api/types';
import { element } from '../page-source/jsx';
import { aside, folded } from './apiBlocks';
import { fateNodes } from './apiFate';
import type { ApiPlace } from './apiPlace';
import { code, heading, link, list, listed, paragraph, text } from './nodes';
import { prose } from './prose';
import { broken, codeWith, linked, signatureBlock } from './signature';

/** More members than this are folded. */
const OPEN = 5;

export function symbolNodes(place: ApiPlace, symbol: ApiSymbol): RootContent[] {
  const { api, depth, linkTo } = place;
  const { name, signature } = symbol;
  return [
    heading(depth + 2, code(name)),
    paragraph(...prose(api.text(name), linkTo, name)),
    signatureBlock(signature.map((form) => linked(broken(form), linkTo, name))),
    ...memberNodes(place, symbol),
    importNode(place, symbol),
    ...usedInNodes(place, name),
    ...fateNodes(place, name, api.fate(name)),
  ];
}

export function mentionedNodes(place: ApiPlace, type: MentionedType): RootContent[] {
  const { api, depth, linkTo } = place;
  const { name, signature, members = [] } = type;
  const rows = members.flatMap(([, ...forms]) => forms.map((form) => [codeWith(linked(form, linkTo, name))]));
  return [
    heading(depth + 1, code(name)),
    paragraph(...prose(api.text(name), linkTo, name), text(' From '), code(type.package), text('.')),
    signatureBlock(signature.map((form) => linked(broken(form), linkTo, name))),
    ...(rows.length > 0
      ? [folded(`${rows.length} ${rows.length === 1 ? 'property' : 'properties'}`, [list(rows)])]
      : []),
  ];
}

function memberNodes({ api, linkTo }: ApiPlace, { name, kind, members = [] }: ApiSymbol): RootContent[] {
  if (members.length === 0) return [];
  const words = (member: string) => (api.isInternal(name) ? '' : api.text(name, member));
  const items = members.map(([member, ...forms]): PhrasingContent[] => [
    ...forms.flatMap((form, index) => [...(index > 0 ? [text(' ')] : []), codeWith(linked(form, linkTo, name))]),
    ...(words(member!) ? [text(' '), ...prose(words(member!), linkTo, name)] : []),
  ]);
  const what = kind === 'enum' ? 'values' : 'members';
  const block = { ...element('div', { className: 'api-members' }), children: [list(items)] } as never;
  return members.length > OPEN ? [folded(`${members.length} ${what}`, [block])] : [block];
}

function importNode({ api }: ApiPlace, symbol: ApiSymbol): RootContent {
  const { kind } = symbol;
  const entries = entryPointsOf(api.data, symbol).map((entry) => code(entry));
  const what = `${kind[0]!.toUpperCase()}${kind.slice(1)} · import from `;
  return aside('api-from', [text(what), ...listed(entries)]);
}

function usedInNodes({ api }: ApiPlace, name: string): RootContent[] {
  const links = api.uses(name).map(({ title, url }) => link(url, text(title)));
  if (links.length === 0) return [];
  return [aside('api-from', [text('Used in '), ...listed(links), text('.')])];
}
