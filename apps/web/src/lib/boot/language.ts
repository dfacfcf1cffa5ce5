// The language of the page. It is French everywhere, except on guests' pages.
import { createContext, useContext } from 'react';

const LanguageContext = createContext('fr');
export const LanguageProvider = LanguageContext.Provider;

export const useLanguage = (): string => useContext(LanguageContext);
