import { useContext } from 'react';
import type { VersionNames } from '../../../core/compare/verdict';
import { ComparedContext } from './compared';

export const useNames = (): VersionNames => useContext(ComparedContext).names;
export const withArticle = (name: string): string => (name === 'nightly' ? `the ${name}` : name);
