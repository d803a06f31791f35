import app from '../../assets/translations/en/app.json';
import charts from '../../assets/translations/en/charts.json';
import errors from '../../assets/translations/en/errors.json';
import files from '../../assets/translations/en/files.json';
import fillings from '../../assets/translations/en/fillings.json';
import history from '../../assets/translations/en/history.json';
import keys from '../../assets/translations/en/keys.json';
import penalties from '../../assets/translations/en/penalties.json';
import players from '../../assets/translations/en/players.json';
import print from '../../assets/translations/en/print.json';
import published from '../../assets/translations/en/published.json';
import rehearsal from '../../assets/translations/en/rehearsal.json';
import room from '../../assets/translations/en/room.json';
import rules from '../../assets/translations/en/rules.json';
import scorer from '../../assets/translations/en/scorer.json';
import season from '../../assets/translations/en/season.json';
import seating from '../../assets/translations/en/seating.json';
import sessions from '../../assets/translations/en/sessions.json';
import sheet from '../../assets/translations/en/sheet.json';
import standings from '../../assets/translations/en/standings.json';
import table from '../../assets/translations/en/table.json';

/** English, one namespace a file. */
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
