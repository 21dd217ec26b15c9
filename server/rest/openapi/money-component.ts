import { deal, dealDraft } from '#contract/money/deal.ts';
import { documentDraft, fullDocument, listedDocument } from '#contract/money/document.ts';
import { moneyChange } from '#contract/money/money-change.ts';
import {
  moneyItem,
  moneyNote,
  moneyPlaces,
  moneyReport,
  moneyYear,
  monthKey,
  noteDraft,
  shownMoney,
} from '#contract/money/money-report.ts';
import { moneySettings, moneySettingsDraft } from '#contract/money/money-settings.ts';
import {
  correction,
  correctionDraft,
  payment,
  paymentDraft,
  statement,
  statementDraft,
} from '#contract/money/payment.ts';
import { programme, programmeDraft } from '#contract/money/programme.ts';
import { fixingFetch, importedFixings, rate, rateDraft } from '#contract/money/rate.ts';
import { statImportEntry, statImportResult } from '#contract/money/stat-import.ts';
import { statPreset } from '#contract/money/stat-preset.ts';
import { statSource, statSourceDraft } from '#contract/money/stat-source.ts';
import { statFetch } from '../../money/money-calls.ts';
import { figuresFile, fixingsFile } from '../admin/figures-upload.ts';

export const moneyComponents = {
  Programme: programme,
  ProgrammeDraft: programmeDraft,
  Deal: deal,
  DealDraft: dealDraft,
  StatSource: statSource,
  StatSourceDraft: statSourceDraft,
  StatPreset: statPreset,
  StatImport: statImportEntry,
  StatImportResult: statImportResult,
  StatFetch: statFetch,
  FiguresFile: figuresFile,
  FixingsFile: fixingsFile,
  Statement: statement,
  StatementDraft: statementDraft,
  Payment: payment,
  PaymentDraft: paymentDraft,
  Correction: correction,
  CorrectionDraft: correctionDraft,
  Rate: rate,
  RateDraft: rateDraft,
  FixingFetch: fixingFetch,
  ImportedFixings: importedFixings,
  MoneyDocument: fullDocument,
  MoneyDocumentRow: listedDocument,
  MoneyDocumentDraft: documentDraft,
  MoneyChange: moneyChange,
  MoneySettings: moneySettings,
  MoneySettingsDraft: moneySettingsDraft,
  MoneyReport: moneyReport,
  MoneyItem: moneyItem,
  MoneyYear: moneyYear,
  MoneyPlaces: moneyPlaces,
  MoneyMonth: monthKey,
  MoneyNote: moneyNote,
  MoneyNoteDraft: noteDraft,
  ShownMoney: shownMoney,
};
