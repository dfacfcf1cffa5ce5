// The part of the matrix about the versions of settings: those who manage the system read them, and a trigger writes them.

//                          anon guest other  owner editor viewer kept  stranger partner  admin limited  service
export const siteSettingsLines = `
site_setting_versions select any     ×  ×  ×     0  0  0  0     0  0     1  0     1
site_setting_versions insert any     ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     ×
site_setting_versions update any     ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     ×
site_setting_versions delete any     ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     ×
`;
