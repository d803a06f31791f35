import app from '../../assets/translations/zh/app.json';
import charts from '../../assets/translations/zh/charts.json';
import errors from '../../assets/translations/zh/errors.json';
import files from '../../assets/translations/zh/files.json';
import fillings from '../../assets/translations/zh/fillings.json';
import history from '../../assets/translations/zh/history.json';
import keys from '../../assets/translations/zh/keys.json';
import penalties from '../../assets/translations/zh/penalties.json';
import players from '../../assets/translations/zh/players.json';
import print from '../../assets/translations/zh/print.json';
import published from '../../assets/translations/zh/published.json';
import rehearsal from '../../assets/translations/zh/rehearsal.json';
import room from '../../assets/translations/zh/room.json';
import rules from '../../assets/translations/zh/rules.json';
import scorer from '../../assets/translations/zh/scorer.json';
import season from '../../assets/translations/zh/season.json';
import seating from '../../assets/translations/zh/seating.json';
import sessions from '../../assets/translations/zh/sessions.json';
import sheet from '../../assets/translations/zh/sheet.json';
import standings from '../../assets/translations/zh/standings.json';
import table from '../../assets/translations/zh/table.json';

/** Simplified Chinese, one namespace a file. */
export const texts = {
  app,
  charts,
  errors,
  files,
  fillings,
  history,
  keys,
  penalties,
  players,
  print,
  published,
  rehearsal,
  room,
  rules,
  scorer,
  seating,
  season,
  sessions,
  sheet,
  standings,
  table,
} as const;
