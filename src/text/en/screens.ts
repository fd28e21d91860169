/** Menu, set-up, saved games, settings and results. */
export const SCREENS = {
  'kit.back': 'Back',
  'kit.less': '{{label}}, less',
  'kit.more': '{{label}}, more',
} as const;
