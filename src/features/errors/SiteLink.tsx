import { createContext, createElement, useContext, type ComponentProps, type ElementType, type ReactNode } from 'react';

/** What links are made of: the browser's own where no router is above them, as in the search dialog. */
export const LinkKind = createContext<ElementType>('a');

export const SiteLink = (props: ComponentProps<'a'>): ReactNode => createElement(useContext(LinkKind), props);
