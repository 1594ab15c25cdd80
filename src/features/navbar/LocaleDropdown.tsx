import React, { type ReactNode } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useAlternatePageUtils } from '@docusaurus/theme-common/internal';
import { Dropdown } from '../dropdown';

/** The page in the other locales. */
export default function LocaleDropdown(): ReactNode {
  const { currentLocale, locales, localeConfigs } = useDocusaurusContext().i18n;
  const { createUrl } = useAlternatePageUtils();
  return (
    <Dropdown summary={{ className: 'navbar__link', children: localeConfigs[currentLocale]!.label }}>
      {locales.map((locale) => (
        <li key={locale}>
          {/* Another locale is another build: not a page that the router knows. */}
          <a
            className="dropdown__link"
            href={createUrl({ locale, fullyQualified: false })}
            lang={localeConfigs[locale]!.htmlLang}
            aria-current={locale === currentLocale ? 'true' : undefined}
          >
            {localeConfigs[locale]!.label}
          </a>
        </li>
      ))}
    </Dropdown>
  );
}
