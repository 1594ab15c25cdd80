import React from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { Version } from './scope';
import { SearchDialog } from './SearchDialog';

const place = document.querySelector('[data-search-root]')!;
const version = place.querySelector<HTMLInputElement>('[name="version"]')!;
hydrateRoot(place, <SearchDialog rendered={version.defaultValue as Version} />);
